import fs from 'node:fs';
import {contentOf} from '@site/src/plugins/content/kinds';
import {FILES, generate, useSmallSite} from '../../../support/smallSite';
import {all, set} from './brokenInputs';

const site = useSmallSite();

test.each([
  ['a byte order mark', (text: string) => `\uFEFF${text}`],
  ['Windows line ends', (text: string) => text.replaceAll('\n', '\r\n')],
  ['no line end at the end', (text: string) => text.trimEnd()],
  ['markup and code in a text', set('source', '"<script>alert(1) {process.exit()}"')],
  ['nothing changed', all],
])('%s does no harm', (_name, change) => {
  fs.writeFileSync(site.full(FILES.recipe), change(fs.readFileSync(site.full(FILES.recipe), 'utf8')));
  expect(() => generate(site.path())).not.toThrow();
});

test.each([
  ['a byte order mark', (text: string) => `\uFEFF${text}`],
  ['Windows line ends', (text: string) => text.replaceAll('\n', '\r\n')],
  ['no line end at the end', (text: string) => text.trimEnd()],
  ['a rule in the text', (text: string) => `${text}\n---\n\nMore.\n`],
  ['markup and code in its title', set('title', '"<script>alert(1) {process.exit()}"')],
])('%s does no harm to an article', (_name, change) => {
  fs.writeFileSync(site.full(FILES.article), change(fs.readFileSync(site.full(FILES.article), 'utf8')));
  expect(() => generate(site.path())).not.toThrow();
  expect(contentOf(site.path()).entries('article')[0]?.body.length).toBeGreaterThan(1_000);
});
