/** @jest-environment node */
import {contentSecurityPolicy, securityHeaders} from '@site/src/config/securityPolicy';
import {readSite} from '@site/src/plugins/content/site/read';
import {toHeadersFile} from '@site/src/plugins/outputs/security-headers/formats';
import {
  hashOf,
  inlineOf,
  strangeScripts,
  toastStyles,
} from '@site/src/plugins/outputs/security-headers/inline';

const site = readSite({});
const hashes = {scripts: ['sha256-a='], styles: ['sha256-b=']};

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

test('pictures may be shown by other sites, by one rule on each host', () => {
  const host = {base: '/some/path/', headers: securityHeaders(site, hashes)};
  const rule =
    '/some/path/img/*\n  ! Cross-Origin-Resource-Policy\n  Cross-Origin-Resource-Policy: cross-origin\n';
  expect(toHeadersFile(host)).toContain(rule);
  expect(toHeadersFile(host, false)).toContain(rule.replace(/ {2}! .*\n/, ''));
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
