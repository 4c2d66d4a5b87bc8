/** @jest-environment node */
import {parse} from 'yaml';
import * as z from 'zod';
import {ROOT} from '../../../../support/siteCopy';
import {pageSchemas} from '@site/src/data/pages/schemas';
import {ADHERENCE, WCAG} from '@site/src/data/wcag';
import {openAcr} from '@site/src/plugins/content/pages/openAcr';
import {readYaml} from '@site/src/plugins/lib/yamlFile';

const {data: record} = readYaml(ROOT, 'src/data/pages/accessibility.yaml', pageSchemas.accessibility);
const owner = {name: 'Site', url: 'https://site.test', controller: 'Site Ltd', contactEmail: 'a@site.test'};

const chapter = z.object({
  criteria: z.array(
    z.object({
      num: z.string(),
      components: z.tuple([
        z.object({
          name: z.literal('web'),
          adherence: z.object({level: z.string(), notes: z.string().min(1)}),
        }),
      ]),
    }),
  ),
});
const report = z.object({
  product: z.object({name: z.string()}),
  report_date: z.string(),
  chapters: z.object({success_criteria_level_a: chapter, success_criteria_level_aa: chapter}),
});

test('the report names each criterion once, in its chapter, with what the record says', () => {
  expect(record).toBeDefined();
  if (record === undefined) {
    return;
  }
  const {chapters, ...head} = report.parse(parse(openAcr(record, owner)));
  expect(head).toEqual({product: {name: 'Site'}, report_date: record.tested});
  expect(chapters.success_criteria_level_a.criteria.map(({num}) => num)).toEqual(WCAG.A);
  expect(chapters.success_criteria_level_aa.criteria.map(({num}) => num)).toEqual(WCAG.AA);
  for (const {num, components} of Object.values(chapters).flatMap(({criteria}) => criteria)) {
    const [{adherence}] = components;
    const row = record.results.rows.find(({criteria}) => criteria.includes(num));
    expect([num, adherence.level, adherence.notes]).toEqual([num, row?.is, row?.how]);
    expect(Object.keys(ADHERENCE)).toContain(adherence.level);
  }
});

test('a record that leaves out a criterion, or names one twice, is refused', () => {
  const rows = record?.results.rows ?? [];
  const shape = pageSchemas.accessibility.shape.results.shape.rows;
  expect(shape.safeParse(rows.slice(1)).success).toBe(false);
  expect(shape.safeParse([...rows, ...rows.slice(0, 1)]).success).toBe(false);
  expect(shape.safeParse(rows).success).toBe(true);
});
