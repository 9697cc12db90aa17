/* Filled in by Gatsby: the path prefix, which `gatsby develop` does without. */
declare const __BASE_PATH__: string

/** @returns the address of a route in a script of the browser; in components that are rendered use `withPrefix`. */
export const addressOf = (route: string): string => __BASE_PATH__ + route
