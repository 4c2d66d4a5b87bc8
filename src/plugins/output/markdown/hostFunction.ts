import fs from 'node:fs';
import path from 'node:path';

/** A function for a host: its file, from the project's root or, with `inBuild`, from the folder of the build. */
export interface HostFunction {
  file: string;
  inBuild: boolean;
  text: string;
}

/** Where a host looks for it, and how it is called there. */
const HOSTS = [
  {
    // Set where Cloudflare Pages builds the site.
    variable: 'CF_PAGES',
    file: '_worker.js',
    inBuild: true,
    form: `export default {
  fetch: (request, env) =>
    answer(request, pages, (file) => env.ASSETS.fetch(file), () => env.ASSETS.fetch(request)),
};`,
  },
  {
    // Set where Netlify builds it.
    variable: 'NETLIFY',
    file: '.netlify/v1/edge-functions/markdown.js',
    inBuild: false,
    form: `export const config = {path: '/*', excludedPath: ['/assets/*', '/*.md']};

export default (request, context) => answer(request, pages, (file) => fetch(file), () => context.next());`,
  },
] as const;

/** The functions for the hosts that the environment is one of, for the pages with the Markdown files `twins`. */
export function hostFunctions(
  env: Readonly<Record<string, string | undefined>>,
  base: string,
  twins: readonly string[],
): HostFunction[] {
  const answer = fs.readFileSync(path.join(__dirname, 'edge.mjs'), 'utf8');
  const pages = twins.map((file) => `${base}${file.replace(/(^index)?\.md$/, '')}`);
  return HOSTS.filter(({variable}) => (env[variable] ?? '') !== '').map(({file, inBuild, form}) => ({
    file,
    inBuild,
    text: `const pages = new Set(${JSON.stringify(pages)});\n\n${answer}\n${form}\n`,
  }));
}
