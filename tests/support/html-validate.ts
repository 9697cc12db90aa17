import type { ConfigData } from 'html-validate'

/** What html-validate checks on every built page. A rule that is off says why. */
export const htmlValidateConfig: ConfigData = {
  extends: ['html-validate:recommended'],
  rules: {
    // Gatsby and hast-util-to-html write HTML5's short forms; they mean the same.
    'void-style': 'off',
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'attr-quotes': 'off',
    'doctype-style': 'off',
    // A raw `>` in text is valid HTML (HTML Standard, 13.1.3), and shorter.
    'no-raw-characters': 'off',
    'no-trailing-whitespace': 'off',
    // Chinese titles are short in characters.
    'long-title': 'off',
    // Heading ids may be Chinese, Gatsby's begin with underscores.
    'valid-id': ['error', { relaxed: true }],
    // Gatsby's focus wrapper and announcer.
    'no-inline-style': 'off',
    // Tables keep their roles where CSS changes `display` on phones.
    'no-redundant-role': 'off',
    'prefer-native-element': 'off',
    // A list may have a name (ARIA 1.2, role list); screen readers say it.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    // Same-origin files only.
    'require-sri': 'off',
    'tel-non-breaking': 'off',
  },
}
