import {filesIn} from '../../lib/filesIn';

/** What else a new owner replaces, where it is, and how. */
const SAMPLES: readonly {what: string; folder: string; ending: string; remedy: string}[] = [
  {
    what: 'Advisors',
    folder: 'src/data/advisors',
    ending: '.yaml',
    remedy: 'invented people: one file each, portraits in static/img/advisors; npm run new advisor <id>',
  },
  {
    what: 'Clients',
    folder: 'src/data/clients',
    ending: '.yaml',
    remedy: 'invented companies and marks: one file each; npm run new client <id>',
  },
  {
    what: 'Client stories',
    folder: 'src/data/clients/stories',
    ending: '.mdx',
    remedy: 'days, rules and results are examples until the client has confirmed them',
  },
  {
    what: 'Portfolio projects',
    folder: 'src/data/projects',
    ending: '.yaml',
    remedy: 'invented results, days and costs: one file each; npm run new project <id>',
  },
  {
    what: 'Growth recipes',
    folder: 'src/data/recipes',
    ending: '.yaml',
    remedy: 'the steps are general, every "caseStudy" and "source" is an example of ours',
  },
  {
    what: 'Journal articles',
    folder: 'blog',
    ending: '.mdx',
    remedy: 'written by the sample team; authors are in blog/authors.yml',
  },
  {
    what: 'Growth hubs',
    folder: 'src/data/hubs',
    ending: '.yaml',
    remedy: 'the figures under "sections" are examples: replace them with yours, or remove the section',
  },
  {
    what: 'Texts of pages',
    folder: 'src/data/pages',
    ending: '.yaml',
    remedy:
      'what the pages say about you: read each once. After a claim has changed, "npm run check:content" lists the sentences that still state the old one. The billed month in advisory.yaml, with eight hours to the day, is an example',
  },
];

/** The content that ships as a sample, a line for each kind, with the number of its files below `siteDir`. */
export function sampleContent(siteDir: string): string[] {
  return SAMPLES.flatMap(({what, folder, ending, remedy}) => {
    const count = filesIn(siteDir, folder, ending).length;
    return count === 0 ? [] : [`${what} (${count} in ${folder}): ${remedy}.`];
  });
}
