import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import {parse} from 'yaml';
import {writersComponents} from '../../src/features/journal/mdx';
import {OPTIONS} from '../../src/plugins/authoring/new/fields';
import {ROOT} from '../support/siteCopy';

const read = (file: string) => fs.readFileSync(path.join(ROOT, file), 'utf8');
const readme = read('README.md');
const GUIDES = ['README.md', 'blog/README.md', 'src/theme/README.md'];
const {scripts, overrides} = JSON.parse(read('package.json')) as {
  scripts: Record<string, string>;
  overrides: Record<string, string | Record<string, string>>;
};

/** Every source file below some folders, with its text. */
const sources = (folders: readonly string[]) =>
  folders
    .flatMap((folder) =>
      fs
        .readdirSync(path.join(ROOT, folder), {recursive: true, encoding: 'utf8'})
        .map((name) => path.posix.join(folder, name.replaceAll(path.sep, '/'))),
    )
    .filter((file) => /\.(?:tsx?|mjs)$/.test(file))
    .map((file) => ({file, text: read(file)}));

/** Code in a text: spans, and the lines of blocks that are commands. */
const codeOf = (text: string) => [
  ...[...text.matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code),
  ...[...text.matchAll(/^```sh\n([\s\S]*?)^```/gm)].flatMap(([, block = '']) => block.trim().split('\n')),
];

describe.each(GUIDES)('%s', (guide) => {
  // A span may be broken over two lines.
  const code = codeOf(read(guide).replaceAll(/(`[^`\n]+)\n +([^`\n]+`)/g, '$1 $2'));

  test('prints commands that exist', () => {
    const commands = sources(['src/plugins']).flatMap(({text}) =>
      [...text.matchAll(/\.command\('([\w:-]+)/g)].map(([, name]) => name),
    );
    for (const command of code.filter((one) => /^(?:npm|npx) /.test(one))) {
      const [tool, verb = '', name = '', ...rest] = command.split(' ');
      if (tool === 'npx') {
        expect(verb).toBe('docusaurus');
        expect(commands).toContain(name);
      } else if (verb === 'run') {
        const script = name === '--silent' ? (rest[0] ?? '') : name;
        expect(Object.keys(scripts)).toContain(script);
        const options = [...command.matchAll(/ --(\w+)/g)].map(([, option]) => option);
        const known = ['silent', 'json', 'runs', 'sizes', ...Object.keys(OPTIONS)];
        expect(options.filter((option) => option !== undefined && !known.includes(option))).toEqual([]);
      } else {
        expect(['install', 'start', 'test', 'ci', 'outdated']).toContain(verb);
      }
    }
  });

  test('names files that exist', () => {
    const named = code.filter((one) =>
      /^(?:src|tests|blog|docs|static|\.githooks|\.github)\/[\w./-]+$/.test(one),
    );
    const lost = named.filter(
      (file) =>
        !fs.existsSync(path.join(ROOT, file)) &&
        !fs.existsSync(path.join(ROOT, `${file}.tsx`)) &&
        !file.includes('win-back') &&
        file !== 'static/img/advisors',
    );
    expect(lost).toEqual([]);
  });
});

describe('what each error means', () => {
  const [, table = ''] = readme.split(/<!-- \/?errors.*-->/);
  const told = [...table.matchAll(/^\| (`.*?) +\|/gm)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`([^`]+)`/g)].map(([, phrase = '']) => phrase),
  );
  /** Messages of Docusaurus and of the tests' own tools, which a maintainer meets as well. */
  const elsewhere = [
    'node_modules/@docusaurus/core/lib/server/brokenLinks.js',
    'node_modules/@docusaurus/core/lib/server/getHostPort.js',
    'node_modules/@docusaurus/mdx-loader/lib/utils.js',
    'tests/chromium.mjs',
    'tests/nginx.mjs',
  ].map(read);

  /** The written parts of texts, with "…" for what is filled in. */
  function textsIn(node: ts.Node): string[] {
    if (ts.isStringLiteralLike(node)) {
      return [node.text];
    }
    if (ts.isTemplateExpression(node)) {
      return [node.head.text + node.templateSpans.map(({literal}) => `…${literal.text}`).join('')];
    }
    if (ts.isConditionalExpression(node)) {
      return [...textsIn(node.whenTrue), ...textsIn(node.whenFalse)];
    }
    if (ts.isBinaryExpression(node)) {
      return [[...textsIn(node.left), ...textsIn(node.right)].join('')];
    }
    return [];
  }

  /** Messages that a source gives: every `problem`, every error, and what schemas say. */
  function messagesOf({file, text}: {file: string; text: string}): string[] {
    const found: string[] = [];
    const schema = file.includes('/data/') || text.includes("from 'zod'");
    const visit = (node: ts.Node): void => {
      if ((ts.isPropertyAssignment(node) || ts.isVariableDeclaration(node)) && node.initializer) {
        if (node.name.getText() === 'problem') {
          found.push(...textsIn(node.initializer));
        }
      } else if (ts.isNewExpression(node) && node.expression.getText() === 'Error') {
        found.push(...(node.arguments ?? []).flatMap(textsIn));
      } else if (ts.isCallExpression(node)) {
        const [first] = node.arguments;
        if (node.expression.getText() === 'problem' && first) {
          found.push(...textsIn(first));
        } else if (schema && ts.isPropertyAccessExpression(node.expression)) {
          const last = node.arguments.at(-1);
          const method = node.expression.name.text;
          if (last && ['min', 'max', 'regex', 'refine'].includes(method)) {
            found.push(...textsIn(last));
          }
        }
      }
      ts.forEachChild(node, visit);
    };
    visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true));
    return found;
  }

  const messages = sources(['src/plugins', 'src/data', 'src/config']).flatMap(messagesOf);

  test('lists every message that writers and maintainers can get', () => {
    expect(messages.length).toBeGreaterThan(60);
    expect(messages.filter((message) => !told.some((phrase) => message.includes(phrase)))).toEqual([]);
  });

  test('lists none that nobody gets', () => {
    const all = [...messages, ...elsewhere];
    expect(told.filter((phrase) => !all.some((message) => message.includes(phrase)))).toEqual([]);
  });
});

test('the guide to articles has a row for each component, with its attributes', () => {
  const rows = [...read('blog/README.md').matchAll(/^\| `([A-Z]\w+)` +\|[^|]*\|([^|]*)\|$/gm)].map(
    ([, name = '', attributes = '']) => [name, codeOf(attributes)] as const,
  );
  expect(rows.map(([name]) => name)).toEqual(Object.keys(writersComponents).sort());
  for (const [name, attributes] of rows) {
    const file = `src/features/journal/mdx/${name}.tsx`;
    const source = fs.existsSync(path.join(ROOT, file)) ? read(file) : '';
    const [, members = ''] =
      new RegExp(`interface ${name}Props \\{\\n([\\s\\S]*?)^\\}`, 'm').exec(source) ?? [];
    const props = [...members.matchAll(/^ {2}(\w+)\??:/gm)].map(([, prop]) => prop);
    // The build fills in the other facts of a recipe.
    const written = name === 'RecipeCard' ? ['id'] : props.filter((prop) => prop !== 'children');
    expect([name, attributes]).toEqual([name, written]);
  }
});

test('every override and every version that is held back is explained', () => {
  const [, held = ''] = readme.split('## Versions held back');
  for (const [name, value] of Object.entries(overrides)) {
    const named = typeof value === 'string' ? [name] : [name, ...Object.keys(value)];
    for (const one of named) {
      expect(held).toContain(`\`${one}`);
    }
  }
});

test('the workflow runs npm test, then builds and publishes the main branch', () => {
  interface Step {
    run?: string;
    uses?: string;
    if?: string;
    with?: {path?: string};
  }
  const {jobs} = parse(read('.github/workflows/site.yml')) as {
    jobs: Record<string, {needs?: string; if?: string; steps: Step[]} | undefined>;
  };
  const steps = jobs.test?.steps ?? [];
  const commands = steps.flatMap(({run}) => run ?? []);
  expect(commands).toEqual(['npm test', 'npm run build']);
  const upload = steps.find(({uses = ''}) => uses.startsWith('actions/upload-pages-artifact@'));
  expect(upload).toMatchObject({with: {path: 'build'}, if: "github.ref == 'refs/heads/main'"});
  expect(jobs.publish).toMatchObject({needs: 'test', if: "github.ref == 'refs/heads/main'"});
  expect(jobs.publish?.steps.some(({uses = ''}) => uses.startsWith('actions/deploy-pages@'))).toBe(true);
});
