/** @jest-environment node */
import fs from 'node:fs';
import path from 'node:path';
import {finishBuild, unfinished} from '@site/src/plugins/outputs/security-headers/finish';
import {useFolder} from '../../../support/folder';

/** A page with `body`, as the template begins it. */
const page = (body: string) =>
  `<html><head><meta charset=UTF-8><title>A</title></head><body>${body}</body></html>`;
const folder = useFolder();
const built = (name = '') => folder(`build/${name}`);
const write = (name: string, text: string) =>
  fs.writeFileSync(path.join(unfinished(folder('build')), name), text);
const finish = (compress = false) => finishBuild(folder('build'), compress);

beforeEach(() => {
  fs.mkdirSync(unfinished(folder('build')));
  write(
    '_headers',
    "/*\n  Content-Security-Policy: script-src 'self'; frame-ancestors 'none'; style-src 'self'\n",
  );
});

test.each([
  [false, ['_headers', 'index.html']],
  [true, ['_headers', 'index.html', 'index.html.br', 'index.html.gz']],
])(
  'where the host wants them (%s), every text that is worth it gets compressed files',
  async (wanted, files) => {
    write('index.html', page('A page. '.repeat(500)));
    await finish(wanted);
    expect(fs.readdirSync(built()).sort()).toEqual(files);
    expect(fs.readdirSync(folder()).sort()).toEqual(['build']);
  },
);

test('every page says its policy first, without what only a header can say', async () => {
  write('index.html', page('A page.'));
  await finish();
  const policy = `<meta http-equiv="Content-Security-Policy" content="script-src 'self'; style-src 'self'">`;
  expect(fs.readFileSync(built('index.html'), 'utf8')).toBe(
    page('A page.').replace('<title>', `${policy}<title>`),
  );
});

test('until all of a build is there, the one before stays', async () => {
  fs.mkdirSync(built());
  fs.writeFileSync(built('index.html'), 'The one before');
  write('index.html', 'No head for the policy');
  await expect(finish()).rejects.toThrow('no head');
  expect(fs.readFileSync(built('index.html'), 'utf8')).toBe('The one before');
});

test('where there is no build, the command that makes one is named', async () => {
  fs.rmSync(unfinished(folder('build')), {recursive: true});
  await expect(finish()).rejects.toThrow('npm run build');
});

test.each(['/robots.txt', '/llms.txt', '/contact'])(
  '%s is in the build, and can be no old address',
  async (from) => {
    write('index.html', page('A page.'));
    write('_headers', "/*\n  Content-Security-Policy: script-src 'self'\n/site/assets/*\n");
    write('_redirects', `/site/services /site/services/advisory 301\n/site/old /site/ 301\n`);
    for (const name of ['robots.txt', 'llms.txt', 'contact.html', 'services.html']) {
      write(name, page(''));
    }
    await finish();
    fs.cpSync(folder('build'), unfinished(folder('build')), {recursive: true});
    write('_redirects', `/site${from} /site/ 301\n`);
    await expect(finish()).rejects.toThrow(`redirects.yaml: from: ${from} is in the build`);
  },
);
