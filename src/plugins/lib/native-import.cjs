// A real `import()`: the loader of Docusaurus' plugins turns the ones in TypeScript files into `require`, which cannot
// load what is published as ES modules alone: pagefind, the MDX compiler.
module.exports = (name) => import(name);
