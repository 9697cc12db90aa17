/**
 * Facts about this site: names, addresses, areas, navigation. Plain data; change a fact here and nowhere else. Modules of
 * their own, so that a page's script holds what it shows and no more: what runs in the browser takes them one by one.
 */
export * from './areas'
export * from './facts'
export * from './frameworks'
