import {stringify} from 'yaml';
import type {Site} from '../../config/site';
import {METHODS, OPEN, RESULTS, TESTED} from '../../data/accessibility';
import {WCAG} from '../../data/wcag';
import {dayInWords} from '../../lib/dayInWords';

/** The criteria of a level as a chapter of OpenACR has them. */
const chapter = (level: keyof typeof WCAG) => ({
  criteria: WCAG[level].map((num) => {
    const found = RESULTS.find(({criteria}) => criteria.includes(num));
    return {
      num,
      components: [{name: 'web', adherence: {level: found?.is ?? 'not-evaluated', notes: found?.how ?? ''}}],
    };
  }),
});

/** The record of the last test as a report of conformance in the format OpenACR, by the catalogue of WCAG 2.2. */
export function openAcr({
  name,
  url,
  baseUrl,
  controller,
  contactEmail,
}: Pick<Site, 'name' | 'url' | 'baseUrl' | 'controller' | 'contactEmail'>): string {
  const website = `${url}${baseUrl}`;
  const owner = {name: controller, company_name: controller, email: contactEmail, website};
  const report = {
    title: `${name}: report of accessibility conformance`,
    product: {name, version: TESTED, description: `The website ${website}`},
    author: owner,
    vendor: owner,
    report_date: TESTED,
    last_modified_date: TESTED,
    version: 1,
    notes: [`Self-assessed on ${dayInWords(TESTED)}.`, ...OPEN].join('\n'),
    evaluation_methods_used: METHODS.map(({title, text}) => `${title}: ${text}`)
      .join('\n')
      .replaceAll('\u00a0', ' '),
    feedback: contactEmail,
    catalog: '2.5-edition-wcag-2.2-en',
    chapters: {
      success_criteria_level_a: chapter('A'),
      success_criteria_level_aa: chapter('AA'),
      success_criteria_level_aaa: {disabled: true},
    },
  };
  // The owner is there twice, and not by reference.
  return stringify(report, {aliasDuplicateObjects: false});
}
