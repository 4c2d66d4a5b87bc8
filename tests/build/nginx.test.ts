import http from 'node:http';
import path from 'node:path';
import {ROOT} from '../support/siteCopy';
import {defaultBuild} from './support/build';
import {obtainNginx, startNginx, type Nginx} from './support/nginx';
import {redirects as ofPages} from '@site/src/config/hosting';
import {contentOf} from '@site/src/plugins/content/kinds';

interface Answer {
  status: number;
  headers: http.IncomingHttpHeaders;
  /** Their names as they were sent. */
  raw: string[];
  length: number;
}

const build = defaultBuild();
const builtFile = build.read;
const NO_TYPE = 'application/octet-stream';
/** Fewer connections at a time than a worker of nginx takes by default. */
const agent = new http.Agent({maxSockets: 50});
let nginx: Nginx | undefined;

const program = obtainNginx();
/** Left out where there is no nginx, but not where everything has to be tried. */
const given = program === undefined && process.env.CI === undefined ? test.skip : test;

beforeAll(async () => {
  nginx = program === undefined ? undefined : await startNginx(program, build);
});
afterAll(() => nginx?.stop());

/** Asks for a path as it is, without following redirects and without unpacking. */
function ask(path: string, headers: Record<string, string> = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    http
      .get({host: '127.0.0.1', port: nginx?.port, path, headers, agent}, (response) => {
        let length = 0;
        response.on('data', (chunk: Buffer) => (length += chunk.length));
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            raw: response.rawHeaders.filter((_name, at) => at % 2 === 0),
            length,
          }),
        );
      })
      .on('error', reject);
  });
}

given('nginx serves every page, those beside a folder of the same name too', async () => {
  const pages = [...build.files]
    .filter((file) => file.endsWith('.html') && file !== '404.html')
    .map((file) => `/${file.replace(/(index)?\.html$/, '')}`);
  const statuses = await Promise.all(pages.map(async (page) => [page, (await ask(page)).status] as const));
  const moved = new Map(
    [...ofPages, ...contentOf(ROOT).items('redirects').flat()].map(({from}) => [from, 301]),
  );
  expect(pages.length).toBeGreaterThan(20);
  expect(statuses.filter(([page, status]) => status !== (moved.get(page) ?? 200))).toEqual([]);
});

given('nginx sends every header of the policy, with errors too', async () => {
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

given('nginx lets other sites show pictures, and nothing else', async () => {
  const policyOf = async (path: string) => (await ask(path)).headers['cross-origin-resource-policy'];
  expect(await policyOf('/img/favicon.svg')).toBe('cross-origin');
  expect(await policyOf('/img/none.svg')).toBe('same-origin');
});

given('nginx answers 404 with the page for it, redirects, and drops a trailing slash', async () => {
  const missing = await ask('/no/such/page');
  expect(missing.status).toBe(404);
  expect(missing.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(missing.length).toBe(Buffer.byteLength(builtFile('404.html')));
  expect((await ask('/services')).headers.location).toBe('/services/advisory');
  const slash = await ask('/philosophy/');
  expect([slash.status, slash.headers.location]).toEqual([301, '/philosophy']);
  for (const hidden of ['/_headers', '/_redirects', '/404.html', '/404']) {
    expect([hidden, (await ask(hidden)).status]).toEqual([hidden, 404]);
  }
});

test.each([
  ['//services', '/services'],
  ['/services//growth-recipes', '/services/growth-recipes'],
  ['/services/%2fgrowth-recipes', '/services/growth-recipes'],
  ['//services//growth-recipes//?q=mail', '/services/growth-recipes?q=mail'],
  ['/network%20', '/network'],
  ['/network%20/', '/network'],
  ['/index', '/'],
  ['/index.html?q=1', '/?q=1'],
  ['/philosophy/journal.html?q=1', '/philosophy/journal?q=1'],
])('nginx answers %s with the canonical address', async (path, location) => {
  const {status, headers} = await ask(path);
  expect([status, headers.location]).toEqual([301, location]);
});

given('nginx never leads to another site, whatever an address holds', async () => {
  const marks = String.raw`/ // /// %2f %2F%2F \ \\ %5c %5C/ /%5c %255c @ %40 : . .. %2e %2e%2e %09 %0a %0d%0a
    %0d%0aLocation:%20//evil.example %00 %20 %e2%80%ae`.split(/\s+/);
  const paths = marks.flatMap((mark) =>
    ['evil.example', 'EVIL.example', 'services'].flatMap((name) =>
      ['', '/', '//', '/%20', '%5c/', '/login/', '/..;/', '.html'].flatMap((end) => [
        `/${mark}${name}${end}`,
        `/services${mark}/${name}${end}`,
      ]),
    ),
  );
  const answers = await Promise.all(paths.map(async (path) => ({path, ...(await ask(path))})));
  const leaving = answers.filter(({headers: {location}}) => {
    // As a browser reads it: a backslash is a slash to it, and it drops tabs and line ends.
    const {origin} = new URL(location ?? '/', 'http://site.example');
    return origin !== 'http://site.example' || !/^\/[\w.~-]/.test(location ?? '/a');
  });
  expect(leaving.map(({path, headers}) => [path, headers.location])).toEqual([]);
  expect(answers.filter(({status}) => ![200, 301, 400, 404].includes(status))).toEqual([]);
});

given('nginx reads its configuration without a warning', () => {
  expect(nginx?.errors()).not.toMatch(/\[(warn|emerg|error)\].*conf/);
});

given('nginx sends compressed files, types and times to keep', async () => {
  const script = /\/assets\/js\/main\.[^"> ]+\.js/.exec(builtFile('index.html'))?.[0] ?? '';
  const plain = await ask(script);
  const packed = await ask(script, {'Accept-Encoding': 'gzip'});
  expect(packed.headers['content-encoding']).toBe('gzip');
  expect(packed.length).toBeLessThan(plain.length / 2);
  expect(packed.headers.vary).toBe('Accept-Encoding');
  expect(packed.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  const again = await ask(script, {'If-Modified-Since': plain.headers['last-modified'] ?? ''});
  expect([again.status, again.headers['cache-control']]).toEqual([304, plain.headers['cache-control']]);
  for (const gone of ['/assets/js/gone.js', '/assets/', '/no/such/page']) {
    expect([gone, (await ask(gone)).headers['cache-control']]).toEqual([gone, 'no-cache']);
  }
  const page = await ask('/philosophy', {'Accept-Encoding': 'gzip'});
  expect(page.headers['content-encoding']).toBe('gzip');
  expect(page.headers['cache-control']).toBe('no-cache');
  expect((await ask('/sitemap.xml')).headers['content-type']).toMatch(/^(text|application)\/xml/);
});

given('nginx knows the type of every file that has an ending of its own kind', async () => {
  const byEnding = new Map([...build.files].map((file) => [path.extname(file), file]));
  const unknown: string[] = [];
  for (const [ending, file] of byEnding) {
    const {status, headers} = await ask(`/${file}`);
    if (ending !== '' && status === 200 && headers['content-type'] === NO_TYPE) {
      unknown.push(ending);
    }
  }
  // The search's own, and what is compressed, which visitors get by the name of the file itself.
  expect(unknown.filter((ending) => !/^\.(pf_\w+|pagefind|gz|br)$/.test(ending))).toEqual([]);
});

given('nginx sends each header once, where a part of a file is asked for that is not there too', async () => {
  const {status, raw} = await ask('/', {Range: 'bytes=99999999-'});
  expect(status).toBe(200);
  expect(raw.filter((name, at) => raw.indexOf(name) < at)).toEqual([]);
});

given('nginx names what there is for programs in a header of the home page', async () => {
  const [, links = ''] = /^\/\n {2}Link: (.*)$/m.exec(builtFile('_headers')) ?? [];
  const home = [(await ask('/')).headers.link ?? ''].flat().join();
  expect(home).toBe(links);
  const leads = [...home.matchAll(/<\/([^>]+)>/g)].map(([, file = '']) => file);
  expect(leads.length).toBeGreaterThan(1);
  expect(leads.filter((file) => !build.files.has(file))).toEqual([]);
});
