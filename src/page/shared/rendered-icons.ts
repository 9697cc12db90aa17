/** Names of the icons that the page shows which is being rendered: `gatsby-ssr` draws those into its sprite. */
export const renderedIcons = new Set<string>()
