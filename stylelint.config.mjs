import stylelint from 'stylelint';

const NAME = 'site/shared-type';
const messages = stylelint.utils.ruleMessages(NAME, {
  rejected: (property) =>
    `Give the element a class of src/css/type.css or flow.css for ${property}, or say in a comment above it why this place has its own`,
});

/**
 * Size and weight of text, and margins, are those of the shared classes wherever an element can have one: in a rule of
 * one class. Margins that only place something (auto, negative) are its own.
 */
const sharedType = Object.assign(
  (isOn) => (root, result) => {
    if (!isOn || root.source?.input.file?.endsWith('.module.css') !== true) {
      return;
    }
    root.walkDecls(/^(?:font-size|font-weight|margin(?:-.+)?)$/, (declaration) => {
      const {parent, prop, value} = declaration;
      const isOneClass = parent?.parent?.type === 'root' && /^\.\w+$/.test(parent.selector);
      const isPlacing = prop.startsWith('margin') && /auto|-\d|calc\(-1/.test(value);
      const hasReason = [declaration.prev(), parent?.prev()].some((node) => node?.type === 'comment');
      if (isOneClass && !isPlacing && !hasReason) {
        stylelint.utils.report({
          ruleName: NAME,
          result,
          node: declaration,
          message: messages.rejected(prop),
        });
      }
    });
  },
  {ruleName: NAME, messages},
);

/** @type {import('stylelint').Config} */
export default {
  extends: 'stylelint-config-standard',
  plugins: [stylelint.createPlugin(NAME, sharedType)],
  rules: {
    [NAME]: true,
    'selector-class-pattern': [
      '^[a-z][a-zA-Z0-9]*$',
      {message: 'Class names are camelCase: they are CSS-module exports'},
    ],
    'declaration-property-value-disallowed-list': [
      {composes: ['/\\bfrom\\b/']},
      {message: 'A shared class is named where the element is, by className; a module composes its own'},
    ],
    'declaration-property-value-allowed-list': [
      {'z-index': ['-1', '0', '1', '/^var\\(--layer-/']},
      {message: 'What lies over the page takes a layer of src/css/tokens.css'},
    ],
    'custom-property-pattern': null,
    'selector-id-pattern': null,
    'property-no-unknown': [true, {ignoreProperties: ['composes']}],
    'value-keyword-case': ['lower', {ignoreProperties: ['composes']}],
    'selector-pseudo-class-no-unknown': [true, {ignorePseudoClasses: ['global']}],
    'declaration-block-no-redundant-longhand-properties': null,
    'no-descending-specificity': null,
    'custom-property-empty-line-before': null,
    'declaration-empty-line-before': null,
    'comment-empty-line-before': null,
  },
};
