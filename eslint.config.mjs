import fs from 'node:fs';
import path from 'node:path';
import js from '@eslint/js';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';

/** Folders by layer: each may import from the ones below it, never from the ones above (src/README.md). */
const LAYERS = {
  config: ['data', 'components', 'features', 'theme', 'pages', 'plugins'],
  data: ['components', 'features', 'theme', 'pages', 'plugins'],
  components: ['features', 'theme', 'pages', 'plugins'],
  features: ['theme', 'pages', 'plugins'],
  plugins: ['components', 'theme', 'pages'],
  pages: ['theme', 'plugins'],
  theme: ['pages', 'plugins'],
};

/** Modules of features that are not pure logic: whatever holds JSX, components and hooks. */
const VIEWS = fs
  .readdirSync(path.join(import.meta.dirname, 'src/features'), {recursive: true})
  .filter((file) => file.endsWith('.tsx') || /^(use)?[A-Z].*\.ts$/.test(path.basename(file)))
  .map((file) => file.replaceAll(path.sep, '/').replace(/\.tsx?$/, ''));

const NO_VIEWS = {
  regex: `^(\\.\\./)+features/(${VIEWS.join('|')})$|^@site/src/features/(${VIEWS.join('|')})$`,
  message: 'src/plugins may import only the pure logic of a feature (src/README.md, "Who may import whom").',
};

const boundaries = Object.entries(LAYERS).map(([folder, forbidden]) => ({
  files: [`src/${folder}/**/*.{ts,tsx}`],
  rules: {
    '@typescript-eslint/no-restricted-imports': [
      'error',
      {
        patterns: [
          {
            regex: `^(\\.\\./)+(${forbidden.join('|')})/|^@site/src/(${forbidden.join('|')})/`,
            message: `src/${folder} may not import from there (src/README.md, "Who may import whom").`,
          },
          ...(folder === 'plugins' ? [NO_VIEWS] : []),
        ],
      },
    ],
  },
}));

/** Node alone runs these; all other code of src runs in browsers, too. */
const NODE_ONLY = [
  'src/config/{securityPolicy,siteFields}.ts',
  'src/plugins/{authoring,content,lib,output}/**',
  'src/plugins/client/!(deferred-hydration)/**',
];

/**
 * What the `lib` of tsconfig.json has and Chrome 109 lacks, which `npx browserslist --env=production` includes: a script
 * that calls one of these stops there. What is newer in the language itself, the compiler does not know.
 */
const TOO_NEW = [
  {property: 'toReversed'},
  {property: 'toSorted'},
  {property: 'toSpliced'},
  {object: 'URL', property: 'canParse'},
  {object: 'AbortSignal', property: 'any'},
].map((name) => ({...name, message: 'Chrome 109 lacks it. Copy a list first, as in [...list].reverse().'}));

export default tseslint.config(
  {
    ignores: [
      'build/',
      'build-configured/',
      '.docusaurus/',
      'node_modules/',
      'coverage/',
      'playwright-report/',
      'test-results/',
    ],
  },
  js.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    languageOptions: {parserOptions: {project: './tsconfig.json', tsconfigRootDir: import.meta.dirname}},
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/restrict-template-expressions': ['error', {allowNumber: true}],
      '@typescript-eslint/no-confusing-void-expression': ['error', {ignoreArrowShorthand: true}],
      '@typescript-eslint/no-invalid-void-type': ['error', {allowAsThisParameter: true}],
      '@typescript-eslint/consistent-type-definitions': 'off',
      // The compiler says it (tsconfig.json, noUnusedLocals and noUnusedParameters).
      '@typescript-eslint/no-unused-vars': 'off',
      // Docusaurus' theme aliases resolve to components that its types describe loosely.
      '@typescript-eslint/no-unsafe-assignment': 'off',
      // Asks for the type of every name in the project, a quarter of the linter's time; editors strike these through.
      '@typescript-eslint/no-deprecated': 'off',
      // Both compare whole types at every assignment, half of the linter's time; there are no enums here, and no
      // classes that look like each other.
      '@typescript-eslint/no-unsafe-enum-assignment': 'off',
      '@typescript-eslint/no-unsafe-class-instance-assignment': 'off',
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    extends: [jsxA11y.flatConfigs.strict],
    plugins: {'react-hooks': reactHooks},
    languageOptions: {globals: globals.browser},
    rules: {
      // The rules of its compiler, which this site does not use, take a quarter of the linter's time.
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
      'no-restricted-syntax': [
        'error',
        {
          selector:
            "JSXOpeningElement[name.name='a'] > JSXAttribute[name.name='href'] > Literal[value=/^\\.{0,2}\\u002F/]",
          message: 'Use @docusaurus/Link: it knows the base URL and is checked by the build.',
        },
        {
          // Not in TOO_NEW, as many an object has a field of this name.
          selector: "CallExpression[callee.property.name='with']",
          message: 'Chrome 109 lacks it. Copy a list first, then set what is to change.',
        },
        {
          selector:
            "JSXOpeningElement[name.name='option'] > JSXAttribute[name.name='value'] > Literal[value='']",
          message:
            'Give the option a value that says what it stands for, such as ALL (shell/facets/facet).',
        },
      ],
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    ignores: NODE_ONLY,
    rules: {'no-restricted-properties': ['error', ...TOO_NEW]},
  },
  {
    files: ['**/*.mjs', '**/*.cjs', 'tests/unit/support/generated/*.js'],
    languageOptions: {globals: {...globals.node, ...globals.commonjs}},
  },
  ...boundaries,
);
