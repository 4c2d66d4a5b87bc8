import {redirects as ofPages} from '../../../config/hosting';
import {securityHeaders} from '../../../config/securityPolicy';
import type {Site} from '../../../config/site';
import {redirectsSchema} from '../../../data/redirects';
import {buildDay} from '../../lib/buildDay';
import {checkedYaml} from '../../lib/yamlFile';
import {forEachPage} from '../builtPages';
import {toHeadersFile} from './formats';
import {hashOf, inlineOf, strangeScripts, toastStyles} from './inline';

/** `.well-known/security.txt` (RFC 9116), good for a year less a day from `now`. */
function securityTxt(site: Site, now: Date): string {
  const expires = new Date(now.getTime() + 364 * 24 * 60 * 60 * 1000).toISOString();
  return `Contact: mailto:${site.contactEmail}\nExpires: ${expires}\nPreferred-Languages: en\nCanonical: ${site.url}${site.baseUrl}.well-known/security.txt\n`;
}

interface Built {
  siteDir: string;
  outDir: string;
  site: Site;
  /** The tags that every page has around its own. */
  frame: string;
}

/**
 * The headers of the one policy, with a hash of every inline script, and the redirects, as each host takes them. What has
 * to wait for the other outputs is in `finish.ts`. Throws where a page has script that the policy cannot allow, or should not.
 */
export async function hostFiles({siteDir, outDir, site, frame}: Built): Promise<Record<string, string>> {
  const problems: string[] = [];
  const scripts = new Set<string>();
  const styles = new Set(toastStyles().map(hashOf));
  await forEachPage(outDir, (file, html) => {
    const inline = inlineOf(html);
    problems.push(...inline.problems.map((problem) => `  ${file}: script in an attribute: ${problem}`));
    problems.push(...strangeScripts(file, inline.scripts, frame));
    inline.scripts.forEach((text) => scripts.add(hashOf(text)));
    inline.styles.forEach((text) => styles.add(hashOf(text)));
  });
  if (problems.length > 0) {
    throw new Error(`Script that no part of the site wrote:\n${problems.join('\n')}`);
  }
  const host = {
    base: site.baseUrl,
    headers: securityHeaders(site, {scripts: [...scripts].sort(), styles: [...styles].sort()}),
  };
  // Those of pages that lead on by themselves, and those that writers noted.
  const redirects = [...ofPages, ...checkedYaml(siteDir, 'src/data/redirects.yaml', redirectsSchema)];
  const prefix = site.baseUrl.replace(/\/$/, '');
  return {
    _headers: toHeadersFile(host, (process.env.NETLIFY ?? '') === ''),
    _redirects: redirects.map(({from, to}) => `${prefix}${from} ${prefix}${to} 301\n`).join(''),
    '.well-known/security.txt': securityTxt(site, new Date(buildDay())),
  };
}
