import jsxA11y from 'eslint-plugin-jsx-a11y'
import reactHooks from 'eslint-plugin-react-hooks'
import tseslint from 'typescript-eslint'

export default tseslint.config(
  {
    ignores: [
      'public/',
      '.cache/',
      'tests/fixtures/',
      'tests/fixture/',
      'content/types/',
      'content/docs/**/sample/', // checked with the pages that show them (check:samples)
    ],
  },
  ...tseslint.configs.recommended,
  ...tseslint.configs.stylistic,
  // Rules that ask the compiler cost half a minute: for what readers get and what builds it
  {
    files: ['src/**/*.{ts,tsx}', 'gatsby-*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}'],
    extends: [tseslint.configs.recommendedTypeCheckedOnly, tseslint.configs.stylisticTypeCheckedOnly],
    languageOptions: { parserOptions: { project: './tsconfig.lint.json', tsconfigRootDir: import.meta.dirname } },
    rules: {
      // It mistakes narrowing of hast and mdast unions for no-ops.
      '@typescript-eslint/no-unnecessary-type-assertion': 'off',
      // `a || b` on purpose: empty strings and zero lines count as missing.
      '@typescript-eslint/prefer-nullish-coalescing': 'off',
    },
  },
  { files: ['**/*.tsx'], ...jsxA11y.flatConfigs.strict },
  {
    files: ['**/*.tsx'],
    plugins: { 'react-hooks': reactHooks },
    rules: { 'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'error' },
  },
  {
    rules: {
      // Leading underscore is how a field is left out of a spread or a parameter out of use.
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', caughtErrors: 'none' },
      ],
      // Type aliases and interfaces both have their place.
      '@typescript-eslint/consistent-type-definitions': 'off',
      'max-lines': ['error', { max: 250, skipBlankLines: true, skipComments: true }],
    },
  },
  {
    // Rendered once, when the site is built: nothing of it runs in a browser but in the preview
    files: ['src/page/**/*.tsx', 'src/templates/**/*.tsx', 'src/pages/**/*.tsx'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          paths: [
            {
              name: 'gatsby',
              allowImportNames: ['graphql', 'withPrefix'],
              allowTypeImports: true,
              message: 'Gatsby 的运行时不在成品里：链接用 <a href={withPrefix(…)}>，行为写在 behaviour.ts。',
            },
          ],
          patterns: [
            {
              group: ['react'],
              importNamePattern: '^(use[A-Z]|Component$|PureComponent$)',
              message: '页面在构建时只渲染一次，状态不会变：行为写在 behaviour.ts，要用状态的是岛（src/search）。',
            },
          ],
        },
      ],
      'no-restricted-syntax': [
        'error',
        {
          selector: 'JSXAttribute[name.name=/^on[A-Z]/]',
          message: '页面在构建时只渲染一次，事件处理不会执行：行为写在 behaviour.ts。',
        },
      ],
    },
  },
  // Gatsby types its callbacks as `Function` and its actions as methods.
  {
    files: ['src/gatsby/**'],
    rules: { '@typescript-eslint/no-unsafe-call': 'off', '@typescript-eslint/unbound-method': 'off' },
  },
  {
    files: ['**/*.test.ts', '**/*.test.tsx', 'tests/**'],
    rules: {
      'no-restricted-properties': [
        'error',
        ...['describe', 'test', 'it'].map((object) => ({
          object,
          property: 'only',
          message: '只剩这一条会运行，其余的都跳过：提交之前去掉 .only。',
        })),
      ],
      'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }],
    },
  },
)
