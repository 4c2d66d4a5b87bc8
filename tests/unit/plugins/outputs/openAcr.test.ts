/** @jest-environment node */
import {parse} from 'yaml';
import * as z from 'zod';
import {RESULTS, TESTED} from '@site/src/data/accessibility';
import {ADHERENCE, WCAG} from '@site/src/data/wcag';
import {openAcr} from '@site/src/plugins/outputs/openAcr';

const owner = {
  name: 'Site',
  url: 'https://site.test',
  baseUrl: '/',
  controller: 'Site Ltd',
  contactEmail: 'a@site.test',
};

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
  const {chapters, ...head} = report.parse(parse(openAcr(owner)));
  expect(head).toEqual({product: {name: 'Site'}, report_date: TESTED});
  expect(chapters.success_criteria_level_a.criteria.map(({num}) => num)).toEqual(WCAG.A);
  expect(chapters.success_criteria_level_aa.criteria.map(({num}) => num)).toEqual(WCAG.AA);
  for (const {num, components} of Object.values(chapters).flatMap(({criteria}) => criteria)) {
    const [{adherence}] = components;
    const row = RESULTS.find(({criteria}) => criteria.includes(num));
    expect([num, adherence.level, adherence.notes]).toEqual([num, row?.is, row?.how]);
    expect(Object.keys(ADHERENCE)).toContain(adherence.level);
  }
});

test('the record names each criterion of levels A and AA once', () => {
  const named = RESULTS.flatMap(({criteria}) => criteria);
  expect(named.toSorted()).toEqual([...WCAG.A, ...WCAG.AA].toSorted());
});
