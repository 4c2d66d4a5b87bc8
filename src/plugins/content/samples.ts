import {formatProblems, type Problem} from '../lib/problems';
import {leavesOf, problemAt} from '../lib/yamlFile';
import type {Content} from './kind';
import {KINDS} from './kinds';

/** The variable that lets a build for a real host show samples. */
export const ALLOW_SAMPLES = 'SITE_ALLOW_SAMPLES';

/** Everything that is marked as invented, each with what its owner does. */
export const markedSamples = (content: Content): Problem[] =>
  KINDS.flatMap(({name}) => content.entries(name)).flatMap((entry) =>
    leavesOf(entry.item)
      .filter(({path, value}) => path.at(-1) === 'sample' && value === true)
      .map(({path}) => {
        const remedy =
          path[0] === 'case'
            ? 'Write a client’s case and its "client", and remove the mark.'
            : 'Write what is true and remove the mark, or remove the text or its file.';
        return problemAt(entry, path, `marks what is invented. ${remedy}`);
      }),
  );

/** Whether an address is one that ships as an example: a site there shows nothing to anyone. */
export function isExample(url: string): boolean {
  const {hostname} = new URL(url);
  return hostname === 'example.com' || hostname.endsWith('.example.com');
}

/** What a build for a real host says of its samples; throws it unless `allowed` is a text. Nothing without any. */
export function sampleWarning(
  content: Content,
  {url, allowed = ''}: {url: string; allowed?: string | undefined},
): string | undefined {
  const samples = isExample(url) ? [] : markedSamples(content);
  if (samples.length === 0) {
    return undefined;
  }
  const list = `${url} would show samples as if they were true.\n\n${formatProblems(samples)}`;
  if (allowed === '') {
    throw new Error(
      `${list}\n\nReplace them, or set ${ALLOW_SAMPLES}=yes to publish them with their badges.`,
    );
  }
  return `${list}\n\n${ALLOW_SAMPLES} is set: they are published with their badges.`;
}
