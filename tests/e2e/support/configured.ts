/** The path under which the second build is served, as tests/buildConfigured.mjs and playwright.config.ts have it. */
export const BASE = '/some/path/';

/** Where the second build's own forms send what is written, and what its provider and tag manager load. */
export const SERVICE = 'http://127.0.0.1:4199/';
export const FORMS = 'https://static.klaviyo.com/**';
export const TAGS = 'https://www.googletagmanager.com/**';

/** A path of the site as `page.goto` and the address bar know it. */
export const at = (path: string) => `${BASE}${path.slice(1)}`;

/** Stands in for the provider's script: it takes over the queue and fills each container it is asked for. */
export const STAND_IN = `(() => {
  const embed = ([name, id]) => {
    if (name !== 'embedForm') return;
    for (const box of document.querySelectorAll('.klaviyo-form-' + id)) {
      if (!box.firstChild) box.innerHTML = '<form aria-label="Form ' + id + '"><button>Sign up</button></form>';
    }
  };
  const queue = window._klOnsite ?? [];
  window.received = [...queue];
  window._klOnsite = {push(command) { window.received.push(command); embed(command); }};
  queue.forEach(embed);
})();`;
