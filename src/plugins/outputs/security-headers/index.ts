import type {LoadContext, Plugin} from '@docusaurus/types';
import {cacheRules, redirects as ofPages} from '../../../config/hosting';
import {securityHeaders} from '../../../config/securityPolicy';
import {editorHeaders} from '../../../config/editor';
import {siteOf, type Site} from '../../../config/site';
import {redirectsSchema} from '../../../data/redirects';
import {buildDay} from '../../lib/buildDay';
import {writeFiles} from '../../lib/writeFiles';
import {checkedYaml} from '../../lib/yamlFile';
import {toHeadersFile, toNginxHeaders} from './formats';
import {hashOf, inlineOf, strangeScripts, toastStyles} from './inline';
import {toNginxServer} from './nginx';
import {forEachPage} from './pages';

/** `.well-known/security.txt` (RFC 9116), good for a year less a day from `now`. */
export function securityTxt(site: Site, now: Date): string {
  const expires = new Date(now.getTime() + 364 * 24 * 60 * 60 * 1000).toISOString();
  return `Contact: mailto:${site.contactEmail}\nExpires: ${expires}\nPreferred-Languages: en\nCanonical: ${site.url}/.well-known/security.txt\n`;
}

/**
 * After the build: the headers of the one policy, with a hash of every inline script, as each host takes them. What has
 * to wait for the other plugins' files is in `finish.ts`.
 */
export default function securityHeadersPlugin({siteConfig, siteDir}: LoadContext): Plugin {
  const site = siteOf(siteConfig);
  return {
    name: 'security-headers',
    async postBuild({outDir, headTags, preBodyTags, postBodyTags}) {
      const strange: string[] = [];
      const frame = `${headTags}${preBodyTags}${postBodyTags}`;
      const scripts = new Set<string>();
      const styles = new Set(toastStyles().map(hashOf));
      await forEachPage(outDir, (file, html) => {
        const inline = inlineOf(html);
        strange.push(...strangeScripts(file, inline.scripts, frame));
        inline.scripts.forEach((text) => scripts.add(hashOf(text)));
        inline.styles.forEach((text) => styles.add(hashOf(text)));
      });
      if (strange.length > 0) {
        throw new Error(`Script that no part of the site wrote:\n${strange.join('\n')}`);
      }
      const host = {
        base: site.baseUrl,
        headers: securityHeaders(site, {scripts: [...scripts].sort(), styles: [...styles].sort()}),
        cacheRules,
        editor: editorHeaders(site),
      };
      const written = checkedYaml(siteDir, 'src/data/redirects.yaml', redirectsSchema);
      // Those of pages that lead on by themselves, and those that writers noted.
      const redirects = [...ofPages, ...written];
      const prefix = site.baseUrl.replace(/\/$/, '');
      await writeFiles(outDir, {
        _headers: toHeadersFile(host, (process.env.NETLIFY ?? '') === ''),
        _redirects: redirects.map(({from, to}) => `${prefix}${from} ${prefix}${to} 301\n`).join(''),
        'hosting/headers.conf': toNginxHeaders(host),
        'hosting/nginx.conf': toNginxServer(host, redirects),
        '.well-known/security.txt': securityTxt(site, new Date(buildDay())),
      });
    },
  };
}
