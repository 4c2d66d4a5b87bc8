// Runs on the host, before its files: answers a request for Markdown with the page's Markdown file, as hosting/nginx.conf
// does. `hostFunction.ts` puts the pages above it and the host's own form below.

const wantsMarkdown = (request) =>
  /text\/markdown(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/.test(request.headers.get('accept') ?? '');

// eslint-disable-next-line no-unused-vars
async function answer(request, pages, fetchFile, next) {
  const {pathname, origin} = new URL(request.url);
  if (!pages.has(pathname)) {
    return next();
  }
  const twin = pathname.endsWith('/') ? `${pathname}index.md` : `${pathname}.md`;
  const found = wantsMarkdown(request)
    ? await fetchFile(new Request(`${origin}${twin}`, {method: request.method}))
    : await next();
  const headers = new Headers(found.headers);
  headers.append('Vary', 'Accept');
  headers.append('Link', `<${twin}>; rel="alternate"; type="text/markdown"`);
  return new Response(found.body, {status: found.status, statusText: found.statusText, headers});
}
