import fs from 'node:fs';
import path from 'node:path';
import js from '@eslint/js';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';

/** The layers, lowest first: each imports from those below it, never from those above (src/README.md). */
const LAYERS = ['lib', 'config', 'data', 'components', 'shell', 'features', 'pages', 'theme'];

/** The rooms that import others of their layer, and which: an arrow goes one way only. Knip finds circles of files. */
const ROOMS = {
  shell: {
    consent: ['storage'],
    facets: ['url-state'],
    footer: ['consent', 'forms', 'provider-forms'],
    forms: ['storage'],
    header: ['breadcrumbs'],
    'not-found': ['breadcrumbs'],
    page: ['breadcrumbs'],
    share: ['toasts'],
    storage: ['toasts'],
  },
  features: {
    hubs: ['calculators'],
    journal: ['calculators'],
    people: ['recipes'],
    recipes: ['calculators'],
  },
  plugins: {
    client: ['lib'],
    content: ['lib'],
    outputs: ['lib'],
    writing: ['content', 'lib'],
  },
};

const SRC = path.join(import.meta.dirname, 'src');

/** Matches imports from these folders of src. */
const importFrom = (folders) => `^((\\.\\./)+|@site/src/)(${folders.join('|')})/`;

const limit = (files, patterns) => ({
  files: [`src/${files}/**/*.{ts,tsx}`],
  rules: {'@typescript-eslint/no-restricted-imports': ['error', {patterns}]},
});

const above = (layer) => {
  const higher = [
    ...LAYERS.slice(LAYERS.indexOf(layer) + 1),
    ...(layer === 'theme' ? ['pages'] : []),
    'plugins',
  ];
  return {
    regex: importFrom(higher),
    message: `src/${layer} may not import from there (src/README.md, "Who may import whom").`,
  };
};

/** A room may import those that ROOMS lists for it, and no other of its layer. */
const besides = (layer, room, rooms) => {
  const others = rooms.filter((other) => other !== room && !ROOMS[layer][room]?.includes(other));
  return {
    regex: `^(\\.\\./)+(${others.join('|')})/|^@site/src/${layer}/(${others.join('|')})/`,
    message: `${layer}/${room} may not import that room (ROOMS in eslint.config.mjs).`,
  };
};

/** Modules of shell and features that are not pure logic: whatever holds JSX, components and hooks. */
const VIEWS = ['shell', 'features'].flatMap((layer) =>
  fs
    .readdirSync(path.join(SRC, layer), {recursive: true})
    .filter((file) => file.endsWith('.tsx') || /^(use)?[A-Z].*\.ts$/.test(path.basename(file)))
    .map((file) => `${layer}/${file.replaceAll(path.sep, '/').replace(/\.tsx?$/, '')}`),
);

/** What no plugin may import. */
const beyondPlugins = [
  {
    regex: importFrom(['components', 'pages', 'theme']),
    message: 'src/plugins may not import from there (src/README.md, "Who may import whom").',
  },
  {
    regex: `^((\\.\\./)+|@site/src/)(${VIEWS.join('|')})$`,
    message: 'src/plugins may import only pure logic from there (src/README.md, "Who may import whom").',
  },
];

const boundaries = [
  ...LAYERS.map((layer) => limit(layer, [above(layer)])),
  ...Object.keys(ROOMS).flatMap((layer) => {
    const rooms = fs.readdirSync(path.join(SRC, layer));
    const beyond = layer === 'plugins' ? beyondPlugins : [above(layer)];
    return rooms.map((room) => limit(`${layer}/${room}`, [...beyond, besides(layer, room, rooms)]));
  }),
];

/** Node alone runs these; all other code of src runs in browsers, too. */
const NODE_ONLY = [
  'src/config/securityPolicy.ts',
  'src/plugins/{content,lib,outputs,writing}/**',
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

/** Begin with what takes a browser 60 to 120 ms, which a page does not have while it becomes live. */
const SLOW = ['toLocaleString', 'toLocaleDateString', 'localeCompare'].map((property) => ({
  property,
  message: 'The first use of Intl is slow. Write it with lib/figure, dayInWords, inSentence or byCodeUnit.',
}));

const SHEETS = path.join(SRC, 'css');

/** The names of all classes in a sheet. */
const classesOf = (file) =>
  [
    ...fs
      .readFileSync(file, 'utf8')
      .replaceAll(/\/\*.*?\*\//gs, '')
      .matchAll(/\.(-?[a-z_][\w-]*)/gi),
  ].map(([, name]) => name);

/** The shared classes: every class of the sheets in src/css, and the beginnings of those that others look for. */
const SHARED = new Set([
  'klaviyo-form-',
  'language-',
  ...fs
    .readdirSync(SHEETS)
    .filter((file) => file.endsWith('.css'))
    .flatMap((file) => classesOf(path.join(SHEETS, file))),
]);

/** Texts that a component gives as classes: neither what it compares with, nor what it asks another function or an object for. */
const CLASS_TEXT = [
  ":matches(JSXAttribute[name.name=/lassName$/], Property[key.name=/lassName$/], CallExpression[callee.name='clsx']) ",
  ":matches(Literal, TemplateElement):not(BinaryExpression > *, MemberExpression > *, MemberExpression > TemplateLiteral > *, CallExpression[callee.name!='clsx'] > *)",
].join('');

/** Refuses a class that no sheet has, or not the module that it is asked of: it would do nothing, and nobody would notice. */
const sharedClass = {
  create: (context) => ({
    'ImportDeclaration[source.value=/\\.module\\.css$/]': (node) => {
      const module = path.resolve(path.dirname(context.filename), node.source.value);
      const classes = new Set(classesOf(module));
      context.sourceCode
        .getDeclaredVariables(node)
        .flatMap(({references}) => references.map(({identifier: {parent}}) => parent))
        .filter(({type, computed}) => type === 'MemberExpression' && !computed)
        .filter(({property}) => !classes.has(property.name))
        .forEach(({property}) =>
          context.report({
            node: property,
            message: `${path.basename(module)} has no class "${property.name}". Define it there, or remove it.`,
          }),
        );
    },
    [CLASS_TEXT]: (node) =>
      String(node.value?.cooked ?? node.value ?? '')
        .split(/\s+/)
        .filter((name) => name !== '' && !SHARED.has(name))
        .forEach((name) =>
          context.report({
            node,
            message: `"${name}" is a class of no sheet in src/css. Use one of theirs, or one of the module: styles.${name}.`,
          }),
        ),
  }),
};

export default tseslint.config(
  {
    ignores: ['build*/', '.docusaurus/', 'node_modules/', 'coverage/', 'playwright-report/', 'test-results/'],
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
    plugins: {'react-hooks': reactHooks, site: {rules: {'shared-class': sharedClass}}},
    languageOptions: {globals: globals.browser},
    rules: {
      // The rules of its compiler, which this site does not use, take a quarter of the linter's time.
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
      'site/shared-class': 'error',
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
          message: 'Give the option a value that says what it stands for, such as ALL (shell/facets/facet).',
        },
      ],
    },
  },
  {
    // Blank lines and comments count (src/README.md). A table may be longer: name its file in `ignores`, with the reason.
    files: ['src/**/*.{ts,tsx}'],
    rules: {'max-lines': ['error', 160]},
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    ignores: NODE_ONLY,
    rules: {
      'no-restricted-properties': ['error', ...TOO_NEW, ...SLOW],
      'no-restricted-globals': ['error', {name: 'Intl', message: SLOW[0].message}],
    },
  },
  {
    files: ['**/*.mjs', '**/*.cjs', 'tests/unit/support/generated/*.js'],
    languageOptions: {globals: {...globals.node, ...globals.commonjs}},
  },
  ...boundaries,
);
