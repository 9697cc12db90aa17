/**
 * Webpack loader: removes `export const query = graphql`…`` from pages and templates. Gatsby reads the query from the
 * source; in the bundle the tag would throw. (With Babel, Gatsby's own plugin does this.)
 */
module.exports = (source) => source.replace(/export const \w+ = graphql`[^`]*`;?/g, '')
