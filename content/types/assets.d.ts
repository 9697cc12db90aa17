/** Files that a bundler turns into modules, as samples import them: style sheets and pictures. */
declare module '*.css'

declare module '*.png' {
  const url: string
  export default url
}

declare module '*.jpg' {
  const url: string
  export default url
}

declare module '*.svg' {
  const url: string
  export default url
}
