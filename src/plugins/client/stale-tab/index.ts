import type {Plugin} from '@docusaurus/types';

/**
 * Runs before all other scripts. When one of our scripts fails before the page is live, it asks the host whether the
 * file is still there. If the file is gone, because the site was deployed again while an old page was open, it reloads
 * the page. If the file is there, it reloads only for scripts that nothing else would ask for again; the boot script
 * does that for those marked `defer` (src/plugins/client/deferred-hydration). It never reloads twice within a minute,
 * nor where it could not remember having done so, nor without a connection: the page can be read as it is.
 */
const GUARD = `addEventListener('error', function (event) {
  var script = event.target;
  if (!script || script.tagName !== 'SCRIPT' || document.documentElement.dataset.hasHydrated === 'true') return;
  fetch(script.src, {method: 'HEAD'}).then(function (response) {
    if (script.defer && response.status !== 404) return;
    var last = Number(sessionStorage.getItem('gfn-reloaded'));
    if (Date.now() - last < 60000) return;
    sessionStorage.setItem('gfn-reloaded', String(Date.now()));
    location.reload();
  }).catch(function () {});
}, true);`;

/** Puts the guard for stale pages into every page's head. */
export default function staleTabPlugin(): Plugin {
  return {
    name: 'stale-tab',
    injectHtmlTags: () => ({headTags: [{tagName: 'script', innerHTML: GUARD}]}),
  };
}
