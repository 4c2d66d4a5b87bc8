import type {Plugin} from '@docusaurus/types';

/**
 * Runs before all other scripts: when one of the page's own deferred scripts is missing, as after a redeploy under an
 * old page, the page is loaded again; never twice within a minute, and never where that cannot be remembered.
 */
const GUARD = `addEventListener('error', function (event) {
  var script = event.target;
  if (!script || script.tagName !== 'SCRIPT' || !script.defer) return;
  try {
    var last = Number(sessionStorage.getItem('gfn-reloaded'));
    if (Date.now() - last < 60000) return;
    sessionStorage.setItem('gfn-reloaded', String(Date.now()));
    location.reload();
  } catch (_) {}
}, true);`;

/** Puts the guard for stale pages into every page's head. */
export default function staleTabPlugin(): Plugin {
  return {
    name: 'stale-tab',
    injectHtmlTags: () => ({headTags: [{tagName: 'script', innerHTML: GUARD}]}),
  };
}
