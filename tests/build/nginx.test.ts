import http from 'node:http';
import {readRedirects} from '@site/src/plugins/content/redirects/read';
import {ROOT} from '../support/siteCopy';
import {defaultBuild} from './support/build';
import {startNginx, type Nginx} from './support/nginx';

interface Answer {
  status: number;
  headers: http.IncomingHttpHeaders;
  length: number;
}

const build = defaultBuild();
const builtFile = build.read;
let nginx: Nginx | undefined;

// Where there is no nginx it is installed first.
beforeAll(async () => {
  nginx = await startNginx(build.root);
});
afterAll(() => nginx?.stop());

/** Asks without following redirects and without unpacking. */
function ask(pathname: string, headers: Record<string, string> = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    http
      .get(`${nginx?.address ?? ''}${pathname}`, {headers, agent: false}, (response) => {
        let length = 0;
        response.on('data', (chunk: Buffer) => (length += chunk.length));
        response.on('end', () =>
          resolve({status: response.statusCode ?? 0, headers: response.headers, length}),
        );
      })
      .on('error', reject);
  });
}

test('nginx serves every page, those beside a folder of the same name too', async () => {
  const pages = [...build.files]
    .filter((file) => file.endsWith('.html') && file !== '404.html')
    .map((file) => `/${file.replace(/(index)?\.html$/, '')}`);
  const statuses = await Promise.all(pages.map(async (page) => [page, (await ask(page)).status] as const));
  const moved = new Map(readRedirects(ROOT).map(({from}) => [from, 301]));
  expect(pages.length).toBeGreaterThan(20);
  expect(statuses.filter(([page, status]) => status !== (moved.get(page) ?? 200))).toEqual([]);
});

test('nginx sends every header of the policy, with errors too', async () => {
  const [all = ''] = builtFile('_headers').split('/assets/*');
  const expected = [...all.matchAll(/^ {2}([^:]+): (.*)$/gm)];
  expect(expected.length).toBeGreaterThan(6);
  for (const page of ['/', '/services/growth-recipes', '/no/such/page']) {
    const {headers} = await ask(page);
    for (const [, name = '', value] of expected) {
      expect([page, name, headers[name.toLowerCase()]]).toEqual([page, name, value]);
    }
  }
});

test('nginx answers 404 with the page for it, redirects, and drops a trailing slash', async () => {
  const missing = await ask('/no/such/page');
  expect(missing.status).toBe(404);
  expect(missing.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(missing.length).toBe(Buffer.byteLength(builtFile('404.html')));
  expect((await ask('/services')).headers.location).toBe('/services/advisory');
  const slash = await ask('/philosophy/');
  expect([slash.status, slash.headers.location]).toEqual([301, '/philosophy']);
  for (const hidden of ['/_headers', '/hosting/nginx.conf', '/404.html']) {
    expect([hidden, (await ask(hidden)).status]).toEqual([hidden, 404]);
  }
});

test('nginx sends compressed files, types and times to keep', async () => {
  const script = /\/assets\/js\/main\.[^"> ]+\.js/.exec(builtFile('index.html'))?.[0] ?? '';
  const plain = await ask(script);
  const packed = await ask(script, {'Accept-Encoding': 'gzip'});
  expect(packed.headers['content-encoding']).toBe('gzip');
  expect(packed.length).toBeLessThan(plain.length / 2);
  expect(packed.headers.vary).toBe('Accept-Encoding');
  expect(packed.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect((await ask('/assets/js/gone.js')).headers['cache-control']).toBeUndefined();
  const page = await ask('/philosophy', {'Accept-Encoding': 'gzip'});
  expect(page.headers['content-encoding']).toBe('gzip');
  expect(page.headers['cache-control']).toBe('no-cache');
  expect((await ask('/sitemap.xml')).headers['content-type']).toMatch(/^(text|application)\/xml/);
  const markdown = await ask(`/${[...build.files].find((file) => file.endsWith('.md')) ?? ''}`);
  expect([markdown.status, markdown.headers['content-type']]).toEqual([200, 'text/markdown; charset=utf-8']);
});
