// A CSS module whose classes are named as they are written.
module.exports = new Proxy({__esModule: false}, {get: (_target, name) => name});
