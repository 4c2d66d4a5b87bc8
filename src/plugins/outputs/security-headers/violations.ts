import {hashOf, inlineOf} from './inline';

/** Everything in the pages that the written policy would block, one line each; empty when all is well. */
export function violations(headersFile: string, pages: readonly [name: string, html: string][]): string[] {
  const missing = (kind: string, texts: readonly string[]) =>
    texts
      .filter((text) => !headersFile.includes(`'${hashOf(text)}'`))
      .map((text) => `an inline ${kind} without its hash in the policy: ${text.slice(0, 60).trim()}`);
  return pages.flatMap(([name, html]) => {
    const {scripts, styles, problems} = inlineOf(html);
    return [
      ...missing('script', scripts),
      ...missing('style', styles),
      ...problems.map((problem) => `script in an attribute, which no hash allows: ${problem}`),
    ].map((line) => `  ${name}: ${line}`);
  });
}
