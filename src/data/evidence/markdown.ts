import type {ShownEvidence} from './age';
import {dayInWords} from '../../lib/dayInWords';
import type {Source} from './schema';
import {arithmeticInWords, HEADINGS, NOT_OPENED, NOT_SEEN} from './text';

const whereSeen = ({url, checked}: Source): string =>
  url === undefined
    ? NOT_SEEN
    : `<${url}>, ${checked === undefined ? NOT_OPENED : `checked on ${dayInWords(checked)}`}`;

const section = (heading: string, lines: readonly string[]) => [`## ${heading}`, lines.join('\n')];

/** What figures follow from and what others say, as the sections of a Markdown document. */
export function basisMarkdown({sums, sources}: Pick<ShownEvidence, 'sums' | 'sources'>): string[] {
  return [
    ...section(
      HEADINGS.sums,
      sums.map(({says, is, because}) => `- ${says}: ${arithmeticInWords(is)} (${because})`),
    ),
    ...section(
      HEADINGS.sources,
      sources.map(
        (source, index) => `${index + 1}. ${source.claim.replace(/\.$/, '')}. ${whereSeen(source)}`,
      ),
    ),
  ];
}
