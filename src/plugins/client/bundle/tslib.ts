/** All that is used in the browser of `tslib`, which its user requires whole: TypeScript's helper for `import x from`. */
export const __importDefault = (module: {__esModule?: boolean}): object =>
  module.__esModule === true ? module : {default: module};
