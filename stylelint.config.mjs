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

const HAS = 'site/has-reach';
const hasMessages = stylelint.utils.ruleMessages(HAS, {
  rejected: (selector) =>
    `${selector}: what :has() styles must be the one element that has it, found by what is in it. With html, body, a sibling, "*" or anything behind it, every change of a page is a new calculation of all its styles. Let the component that knows set a class`,
});

/** The one exception: a dialog may open without script, and nothing inherits what it sets. */
const HAS_ALLOWED = 'html:has(dialog:modal)';

/** Whether a `:has()` of a selector styles more than its own element, or looks at more than what is in that. */
export function reachesFar(selector) {
  const marked = (_, name, inner) =>
    name === 'has' ? (/^\s*[+~]|\*/.test(inner) ? '!' : '^') : (/[!^]/.exec(inner)?.[0] ?? '');
  let flat = selector.replaceAll(/:global\(([^()]*)\)/g, '$1');
  while (flat.includes('(')) {
    flat = flat.replaceAll(/:?([\w-]*)\(([^()]*)\)/g, marked);
  }
  return flat.split(',').some((one) => {
    const compounds = one.trim().split(/\s*[>+~]\s*|\s+/);
    const own = compounds.pop();
    return (
      /!/.test(one) || compounds.some((part) => part.includes('^')) || /^(?:html|body|:root)\b.*\^/.test(own)
    );
  });
}

const hasReach = Object.assign(
  (isOn) => (root, result) => {
    root.walkRules(/:has\(/, (rule) => {
      const {selector} = rule;
      if (isOn && selector !== HAS_ALLOWED && reachesFar(selector)) {
        const message = hasMessages.rejected(selector);
        stylelint.utils.report({ruleName: HAS, result, node: rule, message});
      }
    });
  },
  {ruleName: HAS, messages: hasMessages},
);

/** @type {import('stylelint').Config} */
export default {
  extends: 'stylelint-config-standard',
  plugins: [stylelint.createPlugin(NAME, sharedType), stylelint.createPlugin(HAS, hasReach)],
  rules: {
    [NAME]: true,
    [HAS]: true,
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
