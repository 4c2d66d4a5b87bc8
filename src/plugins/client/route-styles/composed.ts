import fs from 'node:fs';
import {parse, type Declaration, type Plugin} from 'postcss';

/** The declarations of each class in these stylesheets that is a selector by itself, and part of no other. */
function declarationsOf(files: readonly string[]): ReadonlyMap<string, readonly Declaration[]> {
  const found = new Map<string, Declaration[]>();
  const others = new Set<string>();
  for (const file of files) {
    parse(fs.readFileSync(file, 'utf8')).walkRules(({selectors, parent, nodes}) => {
      for (const selector of selectors) {
        const [, name] = /^\.(\w+)$/.exec(selector) ?? [];
        if (name !== undefined && parent?.type === 'atrule' && 'name' in parent && parent.name === 'layer') {
          found.set(name, [
            ...(found.get(name) ?? []),
            ...nodes.filter((node): node is Declaration => node.type === 'decl'),
          ]);
        } else {
          selector.match(/(?<=\.)\w+/g)?.forEach((part) => others.add(part));
        }
      }
    });
  }
  return new Map([...found].filter(([name]) => !others.has(name)));
}

/**
 * Writes what a module composes from these stylesheets into the module's own rule. An element then has one name in the
 * HTML of every page, where CSS modules would give it all of them.
 */
export const composed = (files: readonly string[]): Plugin => {
  const shared = declarationsOf(files);
  return {
    postcssPlugin: 'composed',
    Declaration: {
      composes(declaration) {
        const names = /^(.+) from global$/.exec(declaration.value)?.[1]?.split(' ') ?? [];
        const left = names.filter((name) => !shared.has(name));
        if (names.length === left.length) {
          return;
        }
        declaration.before(
          [...shared]
            .flatMap(([name, nodes]) => (names.includes(name) ? nodes : []))
            .map((node) => node.clone()),
        );
        if (left.length > 0) {
          declaration.value = `${left.join(' ')} from global`;
        } else {
          declaration.remove();
        }
      },
    },
  };
};
