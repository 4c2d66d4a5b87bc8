const fs = require('node:fs');
const path = require('node:path');

/** A JSON text with the values of some keys, wherever they stand, replaced by empty ones. */
const without = (source, empty) => JSON.stringify(JSON.parse(source), (key, value) => empty[key] ?? value);

/** Those of a list that occur once. */
function once(values) {
  const seen = new Map();
  for (const value of values) {
    seen.set(value, (seen.get(value) ?? 0) + 1);
  }
  return new Set(values.filter((value) => seen.get(value) === 1));
}

const withoutHash = (key) => key.replace(/-\w+$/, '');

/** A short word for each value by its place among all of them, so that two modules find the same one. */
const shortNames = (values) => new Map([...values].sort().map((value, index) => [value, index.toString(36)]));

/** The name of each module in Docusaurus' registry, which is a hash, and a short one. */
const moduleNames = (registry) =>
  shortNames([...registry.matchAll(/^ {2}"(\w+)": \[/gm)].map(([, name]) => name));

/** Options of the site that no code in the browser reads. */
const BUILD_OPTIONS =
  /^(?:plugins|presets|themes|clientModules|markdown|scripts|stylesheets|headTags|storage|staticDirectories|on[A-Z].*)$/;
/** And of its theme. */
const THEME_OPTIONS = ['blog', 'docs', 'metadata', 'prism', 'tableOfContents'];

/** Each of Docusaurus' modules without what only its build or no page of this site needs, by the start of its name. */
const SLIM = {
  // Paths (of the machine that builds) and weak references of route modules: for prerendering. Hashes as names.
  'registry.js': (source) => {
    const names = moduleNames(source);
    return source
      .replaceAll(/, "[^"\n]*", require\.resolveWeak\("[^"\n]*"\)\]/g, ']')
      .replaceAll(/^ {2}"(\w+)": \[/gm, (full, name) => `  "${names.get(name)}": [`);
  },

  // Each path three times, here and in the list of its modules, and a hash that is needed only where several routes
  // have one path.
  'routes.js': (source) => {
    const short = shortNames(
      once([...source.matchAll(/ComponentCreator\('([^']*)', /g)].map(([, route]) => route)),
    );
    const named = source.replaceAll(/ComponentCreator\('([^']*)', '\w+'\)/g, (full, route) =>
      short.has(route) ? `ComponentCreator('${short.get(route)}', '')` : full,
    );
    // The sidebar named with a document is left out, too.
    const listed = named.replaceAll(
      /\{\s*path: ('[^']*'),\s*component: ComponentCreator\(('\w+'), ''\),\s*exact: true(?:,\s*sidebar: "\w+")?\s*\}/g,
      'page($1, $2)',
    );
    return `${listed}
function page(path, name) { return {path, component: ComponentCreator(name, ''), exact: true}; }
`;
  },
  'routesChunkNames.json'(source) {
    const names = moduleNames(
      fs.readFileSync(path.join(path.dirname(this.resourcePath), 'registry.js'), 'utf8'),
    );
    const routes = Object.entries(JSON.parse(source, (_key, value) => names.get(value) ?? value));
    const short = shortNames(once(routes.map(([key]) => withoutHash(key))));
    const shorten = (key) => (short.has(withoutHash(key)) ? `${short.get(withoutHash(key))}-` : key);
    return JSON.stringify(Object.fromEntries(routes.map(([key, chunks]) => [shorten(key), chunks])));
  },

  'docusaurus.config.mjs': (source) => {
    const config = JSON.parse(source.slice(source.indexOf('{'), source.lastIndexOf('}') + 1));
    for (const key of Object.keys(config).filter((name) => BUILD_OPTIONS.test(name))) {
      delete config[key];
    }
    for (const key of THEME_OPTIONS) {
      delete config.themeConfig[key];
    }
    return `export default ${JSON.stringify(config)};`;
  },

  // A list of all recipe pages, for menus of versions.
  'globalData.json': (source) => without(source, {docs: [], sidebars: {}}),

  // The same list once more, for a sidebar.
  'services-growth-recipes': (source) => without(source, {docs: {}, docsSidebars: {}}),

  // Routers of addresses behind `#`, and of none.
  'clientEntry.js': (source) => source.replace("siteConfig.future.experimental_router === 'hash'", 'false'),
  'react-router-dom.js': (source) => source.replace('createHashHistory(_this.props)', 'undefined'),
  'react-router.js': (source) => source.replace('createMemoryHistory(_this.props)', 'undefined'),

  // A banner for a home page under another path than it was built for (`baseUrlIssueBanner`), and the context of
  // `useIsBrowser`, which src/plugins/client/deferred-hydration replaces.
  'App.js': (source) =>
    source.replace(
      /import (?:BaseUrlIssueBanner|\{ BrowserContextProvider).*|<\/?(?:BaseUrlIssueBanner \/|BrowserContextProvider)>/g,
      '',
    ),

  // Fetching ahead what links in view lead to, which costs more than it gives.
  'docusaurus.js': (source) =>
    source.replace(/const prefetch = [^]*?\n};\n/, 'const prefetch = () => false;\n'),

  // An observer for each link, made anew whenever it is drawn, for the same.
  'Link.js': (source) => source.replace('ExecutionEnvironment.canUseIntersectionObserver', 'false'),

  // Versions of everything installed.
  'site-metadata.json': (source) => without(source, {pluginVersions: {}}),
};

/** Bundler loader that leaves out of Docusaurus' modules what no page reads. */
module.exports = function slim(source) {
  const name = Object.keys(SLIM).find((start) => path.basename(this.resourcePath).startsWith(start));
  const shorter = SLIM[name].call(this, source);
  if (shorter === source) {
    this.emitError(new Error(`${this.resourcePath} has changed: see src/plugins/client/bundle/slim.cjs.`));
  }
  return shorter;
};
