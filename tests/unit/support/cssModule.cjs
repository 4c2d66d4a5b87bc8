// A CSS module whose classes are named as they are written. It is no ES module, so that `import styles` gives all of it.
module.exports = new Proxy({}, {get: (_target, name) => (name === '__esModule' ? undefined : name)});
