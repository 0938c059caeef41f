import js from '@eslint/js'
import jsxA11y from 'eslint-plugin-jsx-a11y'
import reactHooks from 'eslint-plugin-react-hooks'
import { defineConfig } from 'eslint/config'
import globals from 'globals'
import tseslint from 'typescript-eslint'

/** What is asked for in the same list may fail meanwhile; its failure is then nobody's, and ends the process. */
const noAwaitInList = {
  selector:
    'CallExpression[callee.object.name="Promise"] > ArrayExpression AwaitExpression:not(CallExpression[callee.object.name="Promise"] > ArrayExpression :function AwaitExpression)',
  message: 'Wait for it before the list: what else is in it may fail meanwhile.',
}

const noInlineStyle = {
  selector: 'JSXAttribute[name.name="style"]',
  message: 'The Content-Security-Policy forbids inline styles: give it a class from the .css.ts beside it.',
}
const noStarExport = {
  selector: 'ExportAllDeclaration',
  message: 'No barrels: a thing is imported from the file it is in.',
}
const textsInCatalogues = [
  'Literal[value=/[\\u0400-\\u04FF]/]',
  'JSXText[value=/[\\u0400-\\u04FF]/]',
  'TemplateElement[value.raw=/[\\u0400-\\u04FF]/]',
].map(selector => ({ selector, message: 'Texts live in app/i18n/locales, in three languages.' }))

/** Our components as the elements they render, so that the rules of accessibility see through them. */
const rendered = {
  Button: 'button',
  QuietButton: 'button',
  DialogButton: 'button',
  DialogClose: 'button',
  Link: 'a',
  ButtonLink: 'a',
  QuietLink: 'a',
  Form: 'form',
  Field: 'input',
  TextArea: 'textarea',
  Select: 'select',
  Checkbox: 'input',
  Dialog: 'dialog',
  Disclosure: 'details',
  VisuallyHidden: 'span',
}

export default defineConfig(
  { ignores: ['**/build/', '**/node_modules/', 'var/', 'prisma/generated/', 'test-results/', 'playwright-report/'] },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  tseslint.configs.strictTypeChecked,
  {
    languageOptions: {
      globals: globals.node,
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      'no-console': 'error',
      'no-restricted-syntax': ['error', noInlineStyle, noStarExport],
      // Remix answers by throwing: a redirect, or data with a status.
      '@typescript-eslint/only-throw-error': [
        'error',
        {
          allow: [
            { from: 'lib', name: 'Response' },
            { from: 'package', package: '@remix-run/router', name: ['DataWithResponseInit'] },
            { from: 'package', package: '@remix-run/server-runtime', name: ['TypedResponse', 'DataWithResponseInit'] },
          ],
          allowRethrowing: true,
        },
      ],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-confusing-void-expression': [
        'error',
        { ignoreArrowShorthand: true, ignoreVoidReturningFunctions: true },
      ],
      // An index that was proved a line above is said with `!`; the compiler asks for it at every index.
      '@typescript-eslint/no-non-null-assertion': 'off',
      // A string is spread into code points on purpose.
      '@typescript-eslint/no-misused-spread': ['error', { allow: ['string'] }],
      // There are no enums here, and classes only of errors: these two compare the types of every assignment for nothing,
      // a quarter of the whole lint.
      '@typescript-eslint/no-unsafe-enum-assignment': 'off',
      '@typescript-eslint/no-unsafe-class-instance-assignment': 'off',
      // The type of a JSON column is known to the caller alone.
      '@typescript-eslint/no-unnecessary-type-parameters': 'off',
    },
  },
  { files: ['**/*.{js,mjs,cjs}'], extends: [tseslint.configs.disableTypeChecked] },
  {
    files: ['app/**/*.{ts,tsx}'],
    extends: [reactHooks.configs['recommended-latest']],
    languageOptions: { globals: globals.browser },
    rules: { 'no-restricted-syntax': ['error', noInlineStyle, noStarExport, noAwaitInList, ...textsInCatalogues] },
  },
  {
    // Words that are not texts of a page: the catalogues themselves, the names of languages, rules about letters, what
    // the built-in writer says, what the style guide shows, and what tests type in.
    files: [
      'app/i18n/locales/**',
      'app/i18n/config.ts',
      'app/domain/text/**',
      'app/wording/analysis/{ru,kk}/**',
      'app/ui/styleguide-*.tsx',
      'app/routes/public/styleguide-*.tsx',
      'app/**/*.test.{ts,tsx}',
    ],
    rules: { 'no-restricted-syntax': ['error', noInlineStyle, noStarExport] },
  },
  {
    files: ['**/*.tsx'],
    extends: [jsxA11y.flatConfigs.recommended],
    settings: { 'jsx-a11y': { polymorphicPropName: 'as', components: rendered } },
    rules: {
      'jsx-a11y/anchor-is-valid': ['error', { components: ['Link', 'ButtonLink', 'QuietLink'], specialLink: ['to'] }],
      // A component that takes the focus decides itself when that helps: at an error, at the next question.
      'jsx-a11y/no-autofocus': ['error', { ignoreNonDOM: true }],
    },
  },
  {
    files: ['app/domain/**/*.ts'],
    ignores: ['**/*.test.ts'],
    rules: {
      'no-restricted-globals': [
        'error',
        ...['Request', 'Response', 'FormData', 'document', 'window'].map(name => ({
          name,
          message: 'The domain knows no page: no Request, no browser.',
        })),
      ],
    },
  },
  {
    files: ['app/server/**', 'app/database/sqlite.server.ts'],
    rules: {
      // Methods are taken off to be wrapped, and called with their own `this`.
      '@typescript-eslint/unbound-method': 'off',
      // A middleware ends with the answer somebody else gives.
      '@typescript-eslint/no-confusing-void-expression': 'off',
    },
  },
  {
    files: ['app/server/app.ts'],
    // Remix's handler for Express is asynchronous and hands its own failures to `next`.
    rules: { '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { arguments: false } }] },
  },
  {
    files: ['app/i18n/catalogues.client.ts'],
    // React 18 waits for a promise that is thrown.
    rules: { '@typescript-eslint/only-throw-error': 'off' },
  },
  {
    files: ['app/server/**', 'app/entry.server.tsx', 'prisma/**', 'tests/**'],
    rules: { 'no-console': 'off' },
  },
  {
    files: ['**/*.test.ts', 'tests/**'],
    rules: {
      // Alphabets are spelled out letter by letter.
      '@typescript-eslint/no-misused-spread': 'off',
      // Playwright reads which fixtures a fixture needs from its pattern, also from an empty one.
      'no-empty-pattern': ['error', { allowObjectPatternsAsParameters: true }],
    },
  },
)
