module.exports = '/file';
