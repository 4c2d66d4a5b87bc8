/** @jest-environment node */
import fs from 'node:fs';
import {usesOf} from '@site/src/plugins/content/calculator';
import {contentOf} from '@site/src/plugins/content/kinds';
import {FILES, useSmallSite} from '../../../support/smallSite';

const site = useSmallSite();

test('an article that is half typed embeds nothing, and keeps no other from being named', () => {
  const text = fs.readFileSync(site.full(FILES.article), 'utf8');
  const write = (id: string, title: string, body: string) =>
    fs.writeFileSync(
      site.full(`blog/${id}.mdx`),
      text
        .replace(/^title: .*/m, `title: ${title}`)
        .replace(/^related: .*\n/m, '')
        .concat(body),
    );
  write('first', 'First', '\n<Calculator half-typed');
  write('second', 'Second', '\n<Calculator id="survey" />\n\n<Calculator id="survey" rate={5} />\n');
  expect(usesOf(contentOf(site.path()), 'survey')).toEqual([
    {title: 'Second', path: '/philosophy/journal/second'},
  ]);
});
