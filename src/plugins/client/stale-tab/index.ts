import type {Plugin} from '@docusaurus/types';

/**
 * Runs before all other scripts. When a script of ours fails before the page is live, the host is asked for it: where
 * it is gone, as after a redeploy under an old page, the page is loaded again; so, too, where it is there after all, but
 * nothing else would ask for it again, as the boot script does for those marked `defer` (src/plugins/client/deferred-hydration). Never
 * twice within a minute, never where that cannot be remembered, and never without a connection: the page can be read.
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
