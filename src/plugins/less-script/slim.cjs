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

/** Options of the site that no code in the browser reads. */
const BUILD_OPTIONS =
  /^(?:plugins|presets|themes|clientModules|markdown|scripts|stylesheets|headTags|on[A-Z].*)$/;

/** Each of Docusaurus' generated modules without what only its build reads, by the start of its name. */
const SLIM = {
  // Paths (of the machine that builds) and weak references of route modules: for prerendering.
  'registry.js': (source) => source.replaceAll(/, "[^"\n]*", require\.resolveWeak\("[^"\n]*"\)\]/g, ']'),

  // Each path twice, and a hash that is needed only where several routes have one path.
  'routes.js': (source) => {
    const single = once([...source.matchAll(/ComponentCreator\('([^']*)'/g)].map(([, route]) => route));
    const short = source.replaceAll(
      /path: '([^']*)',\s*component: ComponentCreator\('\1', '\w+'\),\s*exact: true/g,
      (full, route) => (single.has(route) ? `...page('${route}')` : full),
    );
    return `${short}\nfunction page(path) { return {path, component: ComponentCreator(path, ''), exact: true}; }\n`;
  },
  'routesChunkNames.json': (source) => {
    const entries = Object.entries(JSON.parse(source));
    const single = once(entries.map(([key]) => withoutHash(key)));
    const shorten = (key) => (single.has(withoutHash(key)) ? `${withoutHash(key)}-` : key);
    return JSON.stringify(Object.fromEntries(entries.map(([key, chunks]) => [shorten(key), chunks])));
  },

  'docusaurus.config.mjs': (source) => {
    const config = JSON.parse(source.slice(source.indexOf('{'), source.lastIndexOf('}') + 1));
    for (const key of Object.keys(config).filter((name) => BUILD_OPTIONS.test(name))) {
      delete config[key];
    }
    delete config.themeConfig.prism;
    return `export default ${JSON.stringify(config)};`;
  },

  // A list of all recipe pages, for menus of versions.
  'globalData.json': (source) => without(source, {docs: [], sidebars: {}}),

  // The same list once more, for a sidebar.
  'services-growth-recipes': (source) => without(source, {docs: {}, docsSidebars: {}}),

  // Versions of everything installed.
  'site-metadata.json': (source) => without(source, {pluginVersions: {}}),
};

/** Bundler loader that leaves out of Docusaurus' generated modules what no page reads. */
module.exports = function slim(source) {
  const name = Object.keys(SLIM).find((start) => path.basename(this.resourcePath).startsWith(start));
  return SLIM[name](source);
};
