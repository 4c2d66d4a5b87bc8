/** Written as /sw.js where the offline copies are switched off: removes them, and then itself. */
self.addEventListener('install', () => {
  void self.skipWaiting();
});

async function leave() {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => /^gfn-(pages|assets)-/.test(name)).map((name) => caches.delete(name)),
  );
  await self.registration.unregister();
}

self.addEventListener('activate', (event) => {
  event.waitUntil(leave());
});
