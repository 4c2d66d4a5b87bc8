import {SCRIPTS_META} from '../../../config/hydration';

/** How many scripts Docusaurus' build puts into every page: the bundler's runtime and the site. */
const SCRIPTS = 2;

/** What keeps a built page from being HTML first, one line each; nothing when all is well. */
export function problemsOf(html: string): string[] {
  const loaded = html.match(/<script[^>]*\ssrc=[^>]*>/g) ?? [];
  const preloaded = html.match(/<link[^>]*(?:modulepreload|\sas="?script)[^>]*>/g) ?? [];
  const named = [...html.matchAll(new RegExp(`<meta name="?${SCRIPTS_META}"? content="([^"]*)"`, 'g'))];
  const inline = [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(([, text = '']) => text);
  const boots = inline.filter((text) => text.includes(SCRIPTS_META));
  // React's marks of a part that it would bring in by script (see `renderWhole.ts`).
  const late = html.match(/<!--\$[?!]-->/g) ?? [];
  // React takes a field for unchanged whose first change makes it hydrate the part that holds it.
  const waiting = [...html.matchAll(/<!--\$-->(.*?)<!--\/\$-->/gs)].map(([, part = '']) => part);
  const fields = waiting.flatMap((part) => part.match(/<(?:input|select|textarea)\b[^>]*>/g) ?? []);
  const urls = named.flatMap(([, content = '']) => content.split(' '));
  return [
    ...[...loaded, ...preloaded].map((tag) => `loads a script at once: ${tag}`),
    ...(urls.length === SCRIPTS ? [] : [`names ${urls.length} scripts, not ${SCRIPTS}: ${urls.join(' ')}`]),
    ...(late.length === 0 ? [] : [`leaves out ${late.length} of its parts until script brings them in`]),
    ...fields.map((tag) => `lets a field wait to be hydrated (HydrateNear): ${tag}`),
    ...(boots.length === 1 ? [] : [`holds ${boots.length} boot scripts, not one`]),
  ];
}
