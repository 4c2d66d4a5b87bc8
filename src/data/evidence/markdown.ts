import type {ShownEvidence} from './age';
import {dayInWords} from '../../lib/dayInWords';
import {arithmeticInWords, HEADINGS, NOT_SEEN, reviewInWords} from './text';

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
        ({claim, url, checked}, index) =>
          `${index + 1}. ${claim.replace(/\.$/, '')}. ${url === undefined || checked === undefined ? NOT_SEEN : `<${url}>, checked on ${dayInWords(checked)}`}`,
      ),
    ),
  ];
}

/** All evidence as the sections of a Markdown document. */
export function evidenceMarkdown({reviewed, history, ...basis}: ShownEvidence): string[] {
  return [
    ...basisMarkdown(basis),
    ...section(HEADINGS.history, [
      reviewInWords({reviewed, history}),
      '',
      ...history.map(({on, change}) => `- ${dayInWords(on)}: ${change}`),
    ]),
  ];
}
