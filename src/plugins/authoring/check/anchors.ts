import {didYouMean} from '../../lib/nearest';
import type {Problem} from '../../lib/problems';
import type {Compiled} from './mdx';

/** Parts that the page of every article may have below its text. */
const OWN = ['#faq', '#related'];

/** The address of a heading, as Docusaurus makes it. */
const anchorOf = (heading: string) =>
  `#${heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, '')
    .replaceAll(' ', '-')}`;

/** An article's links to headings that it does not have, which would fail the build. */
export function anchorProblems(file: string, {links, headings, elements}: Compiled): Problem[] {
  const there = headings.map(({text}) => anchorOf(text));
  const marked = elements
    .flatMap(({attributes}) => attributes.filter(({name}) => name === 'id'))
    .map(({value}) => `#${String(value)}`);
  return links
    .map(({line, address}) => ({line, value: address}))
    .filter(({value}) => /^#./.test(value) && ![...there, ...marked, ...OWN].includes(value))
    .map((found) => ({
      file,
      ...found,
      problem: 'leads to no heading of this text',
      remedy: `${didYouMean(found.value, there)}The headings are: ${there.join(', ')}.`,
    }));
}
