// Compiles the texts of a page to JSON. The bundler looks, besides, at every file that something was taken from: where one
// has changed, it compiles the page again.
module.exports = function load(source) {
  return JSON.stringify(this.getOptions().compile(source, this.addDependency));
};
