/**
 * The service worker, copied into the build as /sw.js: pages the visitor has opened open offline, too. What it may do
 * and what it must not stands in README.md beside this file.
 */

/** To be raised when what is kept changes its form; caches of other versions are removed. */
const VERSION = 1;
const PAGES = `gfn-pages-${VERSION}`;
const ASSETS = `gfn-assets-${VERSION}`;

/** Entries kept at most; the oldest go first. A page is up to 25 KB and asks for some ten assets. */
const MOST_PAGES = 40;
const MOST_ASSETS = 250;

const base = new URL(self.registration.scope).pathname;
const OFFLINE = `${base}offline`;

const isAsset = ({pathname}) => pathname.startsWith(`${base}assets/`);
const isOurs = ({origin, pathname}) => origin === self.location.origin && pathname.startsWith(base);

/** A page is the same under every query: its filters are applied by its script. */
const keyOf = (url) => url.origin + url.pathname;

/** Whole answers of this site alone; a redirected one may not answer a navigation. */
const mayKeep = (response) => response.status === 200 && response.type === 'basic' && !response.redirected;
const isPage = (response) => response.headers.get('Content-Type')?.startsWith('text/html') === true;

async function keep(name, key, response, most) {
  const cache = await caches.open(name);
  await cache.delete(key);
  await cache.put(key, response);
  const keys = await cache.keys();
  await Promise.all(keys.slice(0, Math.max(keys.length - most, 0)).map((old) => cache.delete(old)));
}

const keepPage = (url, response) =>
  mayKeep(response) && isPage(response) ? keep(PAGES, keyOf(url), response, MOST_PAGES) : undefined;

const keepAsset = (url, response) =>
  mayKeep(response) ? keep(ASSETS, keyOf(url), response, MOST_ASSETS) : undefined;

const withText = (response, text) =>
  new Response(text, {status: response.status, statusText: response.statusText, headers: response.headers});

/** The kept copy with a line that says so, outside of what React renders. */
async function marked(response) {
  const time = new Date(response.headers.get('Date') ?? '');
  const from = Number.isNaN(time.getTime())
    ? ''
    : ` from ${time.toLocaleString('en-GB', {dateStyle: 'long', timeStyle: 'short'})}`;
  const style =
    'margin:0;padding:.6rem 1rem;background:var(--evergreen);color:var(--on-evergreen);text-align:center';
  const note = `<aside aria-label="Offline"><p style="${style}">You are offline; this is a copy${from}.</p></aside>`;
  return withText(
    response,
    (await response.text()).replace(/<body[^>]*>/, (body) => body + note),
  );
}

/** Network first: a kept page answers only when the network does not. */
async function page(event, url) {
  try {
    const response = await fetch(event.request);
    event.waitUntil(Promise.resolve(keepPage(url, response.clone())));
    return response;
  } catch (error) {
    const cache = await caches.open(PAGES);
    const kept = await cache.match(keyOf(url));
    if (kept !== undefined) {
      return marked(kept);
    }
    const offline = await cache.match(OFFLINE);
    if (offline === undefined) {
      throw error;
    }
    return offline;
  }
}

/** Cache first: the name of an asset holds a hash of its content, so a kept one is never old. */
async function asset(event, url) {
  const kept = await (await caches.open(ASSETS)).match(keyOf(url));
  if (kept !== undefined) {
    return kept;
  }
  const response = await fetch(event.request);
  event.waitUntil(Promise.resolve(keepAsset(url, response.clone())));
  return response;
}

/** Keeps what a page asked for before this worker was there, or without asking it: it comes from the HTTP cache. */
async function keepVisited({path, assets}) {
  const pageUrl = new URL(path, self.location.origin);
  const wanted = assets.map((address) => new URL(address)).filter((url) => isOurs(url) && isAsset(url));
  if (!isOurs(pageUrl)) {
    return;
  }
  const held = await caches.open(ASSETS);
  await Promise.allSettled([
    fetch(keyOf(pageUrl)).then((response) => keepPage(pageUrl, response)),
    ...wanted.map(async (url) => {
      if ((await held.match(keyOf(url))) === undefined) {
        await keepAsset(url, await fetch(url));
      }
    }),
  ]);
}

/** The page for what was never opened. It goes without script, which would look for the page of the address. */
async function keepOffline() {
  const response = await fetch(OFFLINE);
  const html = await response.text();
  const plain = html.replaceAll(/<script\b[^>]*>[^]*?<\/script>/g, '');
  const styles = [...html.matchAll(/[^\s"'=]*\/assets\/css\/[^\s"'>]+\.css/g)].map(([address]) => address);
  await (await caches.open(PAGES)).put(OFFLINE, withText(response, plain));
  await (await caches.open(ASSETS)).addAll([...new Set(styles)]);
}

async function removeOldCaches() {
  const names = await caches.keys();
  const old = names.filter((name) => /^gfn-(pages|assets)-/.test(name) && name !== PAGES && name !== ASSETS);
  await Promise.all(old.map((name) => caches.delete(name)));
}

self.addEventListener('install', (event) => {
  event.waitUntil(keepOffline().then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(removeOldCaches().then(() => self.clients.claim()));
});

self.addEventListener('message', (event) => {
  if (event.data?.type === 'visited') {
    event.waitUntil(keepVisited(event.data));
  }
});

self.addEventListener('fetch', (event) => {
  const {request} = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || !isOurs(url)) {
    return;
  }
  if (request.mode === 'navigate') {
    event.respondWith(page(event, url));
  } else if (isAsset(url)) {
    event.respondWith(asset(event, url));
  }
});
