// A real `import()`: the loader of Docusaurus' plugins turns the ones in TypeScript files into `require`, which cannot load pagefind.
module.exports = (name) => import(name);
