/** A behaviour that a browser cannot have without something, and what its reader has instead (docs/browsers.md). */
interface Need {
  /** Title of the behaviour. */
  behaviour: string
  /** Name of a property of `window`. */
  needs: string
  instead: string
}

/**
 * Behaviours that fail where the browser lacks what they need. One that passes all the same fails the run, so that its
 * mark is taken away.
 */
export const NEEDS: Need[] = [
  {
    behaviour: 'while a page loads, the one before stays, with a progress bar',
    needs: 'navigation',
    instead: '整页加载，由浏览器自己显示进度',
  },
  {
    behaviour: 'after a page change the focus is on the content and the new title is said',
    needs: 'navigation',
    instead: '整页加载，焦点在页首，读屏软件自己读标题',
  },
  {
    behaviour: 'a category closed by hand stays closed on the next page',
    needs: 'navigation',
    instead: '整页加载，侧边栏的分类都展开',
  },
  ...[
    'a page that cannot be loaded is said, and Retry loads it when the network is back',
    'from a page that could not be loaded, back returns to the one before',
    'a page that the server refuses for a moment is said, and Retry loads it',
    'a page that is never answered is said after a while, and Retry loads it',
    'a page fetched ahead opens, or says that it could not, when the network goes',
  ].map((behaviour) => ({ behaviour, needs: 'navigation', instead: '整页加载，出错时是浏览器自己的错误页' })),
]
