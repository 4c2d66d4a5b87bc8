import {KINDS} from '../../src/plugins/content/kinds';
import {filesBelow} from '../../src/plugins/lib/filesIn';
import {textOf} from '../../src/plugins/lib/generated';
import {jsonSchema} from '../../src/plugins/lib/jsonSchema';
import {blank, escaped} from '../../src/plugins/lib/text';
import {ROOT} from '../support/siteCopy';

/** What a paper names in passing: a file, a folder, or a pattern of them, but for names that are code or that of a page. */
const PATH = /`(?![@/.])([\w.<>*{},-]+\/[\w.<>*{},/-]*|[\w.-]+\.(?:tsx?|m?js|json|css|ya?ml|mdx?|txt))`/g;
/** What Docusaurus' packages and a build have. */
const ELSEWHERE =
  /^(?:client-manifest\.json|readingTime\.js|theme-common|plugin-content-blog\/|features\/journal\/|static\/img\/advisors)/;

test('every path in the papers is there', () => {
  const files = filesBelow(ROOT, '.').filter(
    (file) => !/^(?:node_modules|\.git|build[^/]*|\.docusaurus)\//.test(file),
  );
  const papers = files.filter((file) => /(?:README|CONTRIBUTING)\.md$/.test(file));
  expect(papers.length).toBeGreaterThan(5);
  const isThere = (named: string) => {
    const pattern = escaped(named.replace(/\/$/, ''))
      .replaceAll(/<[^>]*>|\\\*/g, '[^/]+')
      .replaceAll(/\\\{([^}]*)\\\}/g, (_, all: string) => `(?:${all.replaceAll(',', '|')})`);
    return files.some((file) => new RegExp(`(?:^|/)${pattern}(?:/|$)`).test(file));
  };
  const wrong = papers.flatMap((paper) =>
    [...blank(textOf(ROOT, paper), /^```[^]*?^```/gm).matchAll(PATH)]
      .flatMap(([, named = '']) => named)
      .filter((named) => !ELSEWHERE.test(named) && !isThere(named))
      .map((named) => `${paper}: ${named}`),
  );
  expect(wrong).toEqual([]);
});

/** The fields of a JSON Schema, at any depth, that say nothing about themselves. */
function silent(schema: unknown, at: string): string[] {
  if (schema === null || typeof schema !== 'object') {
    return [];
  }
  return Object.entries(schema).flatMap(([key, value]: [string, unknown]) =>
    key === 'properties'
      ? Object.entries(value as object).flatMap(([field, own]: [string, object]) => [
          ...('description' in own ? [] : [`${at}.${field}`]),
          ...silent(own, `${at}.${field}`),
        ])
      : silent(value, at),
  );
}

test('every field says in plain words what belongs in it, for editors', () => {
  expect(KINDS.flatMap(({name, schema}) => silent(jsonSchema(name, schema), name))).toEqual([]);
});
