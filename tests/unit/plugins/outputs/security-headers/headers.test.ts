/** @jest-environment node */
import {editorHeaders, providerOf} from '@site/src/config/editor';
import {contentSecurityPolicy, securityHeaders} from '@site/src/config/securityPolicy';
import {readSite} from '@site/src/plugins/content/site/read';
import {toHeadersFile} from '@site/src/plugins/outputs/security-headers/formats';
import {
  hashOf,
  inlineOf,
  strangeScripts,
  toastStyles,
} from '@site/src/plugins/outputs/security-headers/inline';
import {toNginxServer} from '@site/src/plugins/outputs/security-headers/nginx';

const site = readSite({});
const hashes = {scripts: ['sha256-a='], styles: ['sha256-b=']};
const headers = securityHeaders(site, hashes);
const host = {base: '/', headers};

describe('the editor', () => {
  const own = {
    ...site,
    editor: 'true',
    editorRepository: 'https://github.com/owner/site',
    editorSignIn: '',
  };
  const withEditor = {...host, base: '/some/path/', editor: editorHeaders(own)};

  test('replaces headers of every page on each host, and asks its provider alone', () => {
    const {editor} = withEditor;
    const policy = editor?.['Content-Security-Policy'];
    expect(policy).toContain("connect-src 'self' blob: data: https://api.github.com;");
    expect(policy?.match(/https?:\/\/[^\s;]+/g)).toEqual([
      'https://*.githubusercontent.com',
      'https://api.github.com',
    ]);
    const rule = `/some/path/editor\n  ! Content-Security-Policy\n  ! Cross-Origin-Opener-Policy\n  Content-Security-Policy: ${policy}\n`;
    expect(toHeadersFile(withEditor)).toContain(rule);
    expect(toHeadersFile(withEditor, false)).toContain(rule.replaceAll(/ {2}! .*\n/g, ''));
    expect(toHeadersFile(withEditor)).toContain('/some/path/editor/*\n');
    const server = toNginxServer(withEditor, []);
    for (const [name, value] of Object.entries(editor ?? {})) {
      const variable = `$site_${name.toLowerCase().replaceAll('-', '_')}`;
      expect(server).toContain(`add_header ${name} ${variable} always;`);
      expect(server).toContain(
        `map $uri ${variable} {\n    default "${headers[name] ?? ''}";\n    "~^/editor(\\.html$|/)" "${value}";`,
      );
    }
  });

  test.each([
    ['https://github.com/owner/site', '', {name: 'github', repo: 'owner/site', auth_methods: ['token']}],
    [
      'https://github.com/owner/site',
      'https://sign-in.test',
      {name: 'github', base_url: 'https://sign-in.test', auth_methods: ['oauth', 'token']},
    ],
    ['https://github.corp.test/a/b', '', {name: 'github', api_root: 'https://github.corp.test/api/v3'}],
    [
      'https://gitlab.com/group/sub/site',
      'a1b2',
      {name: 'gitlab', repo: 'group/sub/site', auth_type: 'pkce', app_id: 'a1b2'},
    ],
    ['https://code.test/a/b', '', {name: 'gitlab', base_url: 'https://code.test'}],
  ])('saves to %s', (editorRepository, editorSignIn, backend) => {
    expect(providerOf({...own, editorRepository, editorSignIn}).backend).toMatchObject(backend);
  });
});

describe('the content security policy', () => {
  test('forbids everything by default and names no other host', () => {
    const policy = contentSecurityPolicy(site, hashes);
    expect(policy).toMatch(
      /^default-src 'none'; script-src 'self' 'wasm-unsafe-eval' 'sha256-a='; style-src 'self' 'sha256-b=';/,
    );
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("base-uri 'none'");
    expect(policy).toContain("form-action 'self'");
    // Scripts may compile WebAssembly for the search, and nothing else that is called unsafe.
    expect(policy.replace("'wasm-unsafe-eval'", '')).not.toMatch(/https?:|script-src[^;]*unsafe/);
  });

  test('names the hosts of the forms and of the tag manager only when each is configured', () => {
    const forms = contentSecurityPolicy(readSite({SITE_FORMS_KEY: 'K'}), hashes);
    const tags = contentSecurityPolicy(readSite({SITE_TAG_MANAGER_ID: 'GTM-A'}), hashes);
    expect(forms).toMatch(/script-src[^;]* https:\/\/static\.klaviyo\.com/);
    expect(forms).not.toContain('google');
    expect(tags).toMatch(/script-src[^;]* https:\/\/\*\.googletagmanager\.com/);
    expect(tags).not.toContain('klaviyo');
  });
});

test('a page gives the exact text of what is inline, and nothing that only looks like it', () => {
  const code = 'const a = "<style>b{}</style><!-- &amp; " + `<\\/script>`;';
  const html = `<!-- <script>no</script> --><textarea><script>no</script></textarea><script type=module>${code}</script><script type="application/ld+json">{}</script><script src="/a.js"></script><style>a > b::before{content:"&lt;"}</style><p title="<script>no</script>">`;
  expect(inlineOf(html)).toEqual({
    scripts: [code],
    styles: ['a > b::before{content:"&lt;"}'],
    problems: [],
  });
});

test('a page is named where script hides in an attribute', () => {
  const html = '<button onclick="go()">Go</button><a href=" JavaScript:go()">Go</a>';
  expect(inlineOf(html).problems).toEqual(['<button onclick="go()">', '<a href=" JavaScript:go()">']);
});

test('a page has no more inline scripts than the frame around every page brings, and 404.html one more', () => {
  const frame = '<script>boot()</script><script type="application/ld+json">{}</script>';
  expect(strangeScripts('a.html', ['boot()'], frame)).toEqual([]);
  expect(strangeScripts('404.html', ['address()', 'boot()'], frame)).toEqual([]);
  expect(strangeScripts('a.html', ['boot()', 'alert(1)'], frame)).toEqual([
    '  a.html: 2 inline scripts where 1 are ours: boot() | alert(1)',
  ]);
});

test('a hash is what the standard says it is', () => {
  // The example of CSP Level 3, section 8.3.
  expect(hashOf("alert('Hello, world.');")).toBe('sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng=');
});

test('the styles of the toasts are found in the library', () => {
  expect(toastStyles()).toEqual(['', expect.stringContaining('[data-sonner-toaster]')]);
});
