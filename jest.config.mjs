const theme = '<rootDir>/node_modules/@docusaurus/theme-classic/lib/theme';
const core = '<rootDir>/node_modules/@docusaurus/core/lib/client/exports';

const swc = (parser) => [
  '@swc/jest',
  {jsc: {parser, transform: {react: {runtime: 'automatic'}}, target: 'es2022'}},
];

const shared = {
  transform: {
    '\\.[cm]?tsx?$': swc({syntax: 'typescript', tsx: true}),
    '\\.[cm]?jsx?$': swc({syntax: 'ecmascript', jsx: true}),
  },
  // Docusaurus' client code and the unified tools are ES modules; all else in node_modules stays as it is.
  transformIgnorePatterns: ['node_modules/(?!(@docusaurus|@mdx-js|@fontsource-variable)/)'],
  moduleNameMapper: {
    '\\.module\\.css$': '<rootDir>/tests/unit/support/cssModule.cjs',
    '\\.(css|svg|woff2)$': '<rootDir>/tests/unit/support/file.cjs',
    '^@site/(.*)$': '<rootDir>/$1',
    '^@theme-original/(.*)$': `${theme}/$1`,
    '^@theme/(.*)$': ['<rootDir>/src/theme/$1', `${theme}/$1`],
    '^@docusaurus/(BrowserOnly|ComponentCreator|ErrorBoundary|ExecutionEnvironment|Head|Interpolate|Link|Noop|Translate|constants|isInternalUrl|renderRoutes|router|useBaseUrl|useBrokenLinks|useDocusaurusContext|useGlobalData|useIsBrowser|useIsomorphicLayoutEffect|useRouteContext)$': `${core}/$1`,
    '^@generated/(.*?)(\\.json)?$': '<rootDir>/tests/unit/support/generated/$1',
  },
};

export default {
  // Ends what hangs: no test may fail because its machine is slow.
  testTimeout: 600_000,
  projects: [
    {
      ...shared,
      displayName: 'unit',
      testEnvironment: 'jsdom',
      testMatch: ['<rootDir>/tests/unit/**/*.test.{ts,tsx}'],
      setupFilesAfterEnv: ['<rootDir>/tests/unit/support/setup.ts'],
    },
    {
      ...shared,
      displayName: 'content',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/tests/content/**/*.test.ts'],
    },
    {
      ...shared,
      displayName: 'build',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/tests/build/**/*.test.ts'],
    },
  ],
};
