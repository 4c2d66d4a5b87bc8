/** The one helper of tslib that `@docusaurus/utils-common` uses; being CommonJS, it would bring all of them. */
exports.__importDefault = (module) => (module?.__esModule ? module : {default: module});
