import path from 'node:path';
import {stringify} from 'yaml';
import {ACR_FILE} from '../../../config/hosting';
import type {Site as Settings} from '../../../config/site';
import {pageSchemas, type PageTexts} from '../../../data/pages/schemas';
import {WCAG} from '../../../data/wcag';
import {dayInWords} from '../../../lib/dayInWords';
import {readYaml} from '../../lib/yamlFile';
import type {Site} from '../kind';
import {readSite} from '../site/read';
import {PAGES_DIR} from './collection';

type Statement = PageTexts<'accessibility'>;
type Owner = Pick<Settings, 'name' | 'url' | 'controller' | 'contactEmail'>;

/** The criteria of a level as a chapter of OpenACR has them. */
const chapter = ({results}: Statement, level: keyof typeof WCAG) => ({
  criteria: WCAG[level].map((num) => {
    const found = results.rows.find(({criteria}) => criteria.includes(num));
    return {
      num,
      components: [{name: 'web', adherence: {level: found?.is ?? 'not-evaluated', notes: found?.how ?? ''}}],
    };
  }),
});

/** The record of the last test as a report of conformance in the format OpenACR, by the catalogue of WCAG 2.2. */
export function openAcr(record: Statement, {name, url, controller, contactEmail}: Owner): string {
  const owner = {name: controller, company_name: controller, email: contactEmail, website: url};
  const report = {
    title: `${name}: report of accessibility conformance`,
    product: {name, version: record.tested, description: `The website ${url}`},
    author: owner,
    vendor: owner,
    report_date: record.tested,
    last_modified_date: record.tested,
    version: 1,
    notes: [`Self-assessed on ${dayInWords(record.tested)}.`, ...record.open.items].join('\n'),
    evaluation_methods_used: record.methods.items.map(({title, text}) => `${title}: ${text}`).join('\n'),
    feedback: contactEmail,
    catalog: '2.5-edition-wcag-2.2-en',
    chapters: {
      success_criteria_level_a: chapter(record, 'A'),
      success_criteria_level_aa: chapter(record, 'AA'),
      success_criteria_level_aaa: {disabled: true},
    },
  };
  // The owner is there twice, and not by reference.
  return stringify(report, {aliasDuplicateObjects: false});
}

/** The report as a file of the build. */
export function conformanceFile({siteDir}: Pick<Site, 'siteDir'>): Record<string, string> {
  const file = path.posix.join(PAGES_DIR, 'accessibility.yaml');
  const {data} = readYaml(siteDir, file, pageSchemas.accessibility);
  return data === undefined ? {} : {[ACR_FILE]: openAcr(data, readSite(process.env))};
}
