/** What is used of a PostCSS rule, declaration and tree. */
interface Rule {
  selectors: string[];
  remove: () => void;
}
interface Root {
  source?: {input: {file?: string}};
  walkRules: (visit: (rule: Rule) => void) => void;
  walkDecls: (name: RegExp, visit: (declaration: {remove: () => void}) => void) => void;
}

/**
 * The blocks of Infima whose classes this site shows, by way of the theme's components for Markdown: the buttons of a
 * code block, tabs. Its admonitions, navbar, menus, cards, grid and utilities we have better ones for.
 */
const KEPT_BLOCKS = new Set(['clean-btn', 'clean-list', 'tabs']);

/** Variables that only the blocks left out read, and shades that nothing reads. */
const UNUSED_VARIABLES =
  /^--ifm-(?:(?:avatar|badge|breadcrumb|button|card|container|contrast|dropdown|footer|hero|menu|navbar|pagination|pills|scrollbar|toc|z-index)-|color-[a-z]+-(?:darke|light)|(?:dark|light)(?:er|est)?-value)/;

/** Whether a selector names elements only, or classes of kept blocks. */
function isKept(selector: string): boolean {
  return [...selector.matchAll(/\.([a-z][\w-]*)/gi)].every(([, name = '']) =>
    KEPT_BLOCKS.has(name.replace(/(?:__|--).*$/, '')),
  );
}

/**
 * PostCSS plugin that takes out of Infima, which the theme brings whole, what this site never shows: two thirds of
 * it. `tests/e2e/route-styles.spec.ts` finds a class that is used after all.
 */
export function slimInfima() {
  return {
    postcssPlugin: 'slim-infima',
    Once(root: Root): void {
      if (root.source?.input.file?.includes('infima') !== true) {
        return;
      }
      root.walkRules((rule) => {
        const kept = rule.selectors.filter(isKept);
        if (kept.length === 0) {
          rule.remove();
        } else if (kept.length < rule.selectors.length) {
          rule.selectors = kept;
        }
      });
      root.walkDecls(UNUSED_VARIABLES, (declaration) => declaration.remove());
    },
  };
}
