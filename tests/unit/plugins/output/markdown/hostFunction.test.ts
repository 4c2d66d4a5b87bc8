/** @jest-environment node */
import {compileFunction} from 'node:vm';
import {hostFunctions} from '@site/src/plugins/output/markdown/hostFunction';

type Handler = (request: Request, context: unknown) => Promise<Response>;

/** The function of a host, loaded from the text that the build writes. */
function load(variable: string): Handler {
  const [found] = hostFunctions({[variable]: '1'}, '/sub/', ['index.md', 'philosophy.md']);
  const text = (found?.text ?? '').replace('export const', 'const').replace('export default', 'return');
  const run = compileFunction(text, ['fetch']) as (given: typeof fetch) => Handler | {fetch: Handler};
  const loaded = run(fetch);
  return typeof loaded === 'function' ? loaded : loaded.fetch;
}

const file = (request: Request) =>
  Promise.resolve(new Response(new URL(request.url).pathname, {headers: {'X-Kept': 'yes'}}));

const HOSTS = {
  CF_PAGES: (request: Request) => load('CF_PAGES')(request, {ASSETS: {fetch: file}}),
  NETLIFY: (request: Request) => load('NETLIFY')(request, {next: () => file(request)}),
};
const ask = async (host: keyof typeof HOSTS, path: string, accept = 'text/html') => {
  const answer = await HOSTS[host](new Request(`https://site.test${path}`, {headers: {accept}}));
  const {headers} = answer;
  return {
    text: await answer.text(),
    link: headers.get('link'),
    vary: headers.get('vary'),
    kept: headers.get('x-kept'),
  };
};

beforeAll(() => {
  jest.spyOn(globalThis, 'fetch').mockImplementation((request) => file(request as Request));
});
afterAll(() => jest.restoreAllMocks());

test('only a host that takes a function gets one', () => {
  expect(hostFunctions({}, '/', ['index.md'])).toEqual([]);
  expect(hostFunctions({CF_PAGES: '1', NETLIFY: 'true'}, '/', []).map(({file: at}) => at)).toEqual([
    '_worker.js',
    '.netlify/v1/edge-functions/markdown.js',
  ]);
});

test.each(['CF_PAGES', 'NETLIFY'] as const)(
  '%s sends a page or its Markdown, with the headers of the file',
  async (host) => {
    const link = (twin: string) => `<${twin}>; rel="alternate"; type="text/markdown"`;
    expect(await ask(host, '/sub/philosophy')).toEqual({
      text: '/sub/philosophy',
      link: link('/sub/philosophy.md'),
      vary: 'Accept',
      kept: 'yes',
    });
    expect((await ask(host, '/sub/philosophy', 'text/markdown, */*')).text).toBe('/sub/philosophy.md');
    expect((await ask(host, '/sub/', 'text/markdown')).text).toBe('/sub/index.md');
    expect((await ask(host, '/sub/philosophy', 'text/html, text/markdown;q=0')).text).toBe('/sub/philosophy');
    expect(await ask(host, '/sub/other', 'text/markdown')).toMatchObject({text: '/sub/other', link: null});
  },
);
