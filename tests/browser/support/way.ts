/**
 * What a reader comes for, and the visible links that lead there from the home page, without the search. `phone` where
 * the way is another one; on a phone the names of the products are behind the menu button, which is a step, too.
 */
export interface Way {
  task: string
  /** Names of links, as they are read; the first visible one is followed. */
  desk: (string | RegExp)[]
  phone?: (string | RegExp)[]
  /** Where they lead: a route with the anchor that answers. */
  to: RegExp
}

/** Opens the menu of the mobile layout. */
export const MENU = 'menu'

/** Products on the map of the home page: a phone shows them without the menu. */
export const MAP_FIVE = /^三维空间\s*@realsee/
export const MAP_VREO = /^空间导览\s*@realsee/
export const MAP_DNALOGEL = /^空间交互\s*@realsee/
export const MAP_LIVE = /^空间带看\s*@realsee/
export const MAP_FAQ = /^常见问题\s*排错/

/** The contents of a page, folded on a phone. */
export const CONTENTS = '本页目录'
