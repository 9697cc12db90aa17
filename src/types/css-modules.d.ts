/** CSS modules as Gatsby's css-loader exports them: one named export per class. */
declare module '*.module.css' {
  const classes: Record<string, string>
  export = classes
}
