import {SCRIPTS_META, STARTING_SCRIPTS} from '../../../config/hydration';

/** What keeps a built page from being HTML first, one line each; nothing when all is well. */
export function problemsOf(html: string): string[] {
  const loaded = html.match(/<script[^>]*\ssrc=[^>]*>/g) ?? [];
  const preloaded = html.match(/<link[^>]*(?:modulepreload|\sas="?script)[^>]*>/g) ?? [];
  const named = [...html.matchAll(new RegExp(`<meta name="?${SCRIPTS_META}"? content="([^"]*)"`, 'g'))];
  const inline = [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(([, text = '']) => text);
  const boots = inline.filter((text) => text.includes(SCRIPTS_META));
  const urls = named.flatMap(([, content = '']) => content.split(' '));
  return [
    ...[...loaded, ...preloaded].map((tag) => `loads a script at once: ${tag}`),
    ...(named.length === 1 && urls.length >= STARTING_SCRIPTS
      ? []
      : [`names ${urls.length} scripts in ${named.length} places: ${urls.join(' ')}`]),
    ...(boots.length === 1 ? [] : [`holds ${boots.length} boot scripts, not one`]),
  ];
}
