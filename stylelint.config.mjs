import { readFileSync } from 'node:fs'

/** What is used although an older supported browser lacks it; the rest must be older than all of them. */
const features = JSON.parse(readFileSync(new URL('src/site/browser-features.json', import.meta.url), 'utf8'))
const lacking = (kind) =>
  features.map(({ feature }) => feature.split(' ')).flatMap(([of, name]) => (of === kind ? [name] : []))

export default {
  extends: ['stylelint-config-standard'],
  plugins: ['stylelint-plugin-use-baseline'],
  rules: {
    // The year before the oldest supported browsers (docs/browsers.md)
    'plugin/use-baseline': [
      true,
      {
        available: 2022,
        ignoreProperties: Object.fromEntries(lacking('property').map((name) => [name, ['/^.+$/']])),
        ignoreSelectors: lacking('selector'),
        ignoreUnits: lacking('unit'),
        ignoreAtRules: lacking('at-rule'),
      },
    ],
    // Layers decide what wins, not order.
    'no-descending-specificity': null,
    'import-notation': 'string',
    // Colours are tokens.
    'color-no-hex': true,
    'declaration-empty-line-before': null,
    'custom-property-empty-line-before': null,
    'rule-empty-line-before': null,
    'comment-empty-line-before': null,
    'at-rule-empty-line-before': null,
    'declaration-block-single-line-max-declarations': null,
    'value-keyword-case': ['lower', { ignoreProperties: ['/^--font/', '/^--mono/', 'font-family', 'font', '/^src$/'] }],
    'selector-pseudo-class-no-unknown': [true, { ignorePseudoClasses: ['global'] }],
  },
  overrides: [{ files: ['src/styles/tokens/*.css'], rules: { 'color-no-hex': null } }],
  ignoreFiles: ['src/demos/**'],
}
