/** @jest-environment node */
import fs from 'node:fs';
import {futureDays} from '@site/src/plugins/authoring/check/days';
import {dataProblems} from '@site/src/plugins/authoring/check/data';
import type {Stated} from '@site/src/plugins/authoring/check/evidence';
import type {Evidence} from '@site/src/data/evidence/schema';
import {readContent} from '@site/src/plugins/authoring/content';
import {FILES, useSmallSite} from '../../../../support/smallSite';

const site = useSmallSite();

const TODAY = '2026-11-22';
const LATER = '2026-11-23';

/** A text with this evidence. */
const stated = (evidence: Partial<Evidence>, published: string): Stated => ({
  collection: {name: 'text', title: 'A text'},
  entry: {file: 'a.yaml', item: {}, lineOf: () => 1},
  evidence: evidence as Evidence,
  published,
});

/** What is told of evidence whose every day is the same. */
function told(day: string, published: string): unknown[] {
  const evidence = {
    sources: [{claim: 'Seen'}, {claim: 'Seen there', url: 'https://a.example/', checked: day}],
    reviewed: {on: day, by: 'Team'},
  };
  return futureDays(stated(evidence, published), TODAY).map(({field, value, problem, remedy}) => [
    field,
    value,
    problem,
    remedy,
  ]);
}

test('a source and a review are on no day that is still to come', () => {
  expect(told(TODAY, '2026-01-01')).toEqual([]);
  const problem = 'is after today, which is 2026-11-22';
  const remedy = 'Write the day on which it was done.';
  expect(told(LATER, '2026-01-01')).toEqual([
    ['sources[1].checked', LATER, problem, remedy],
    ['reviewed.on', LATER, problem, remedy],
  ]);
});

test('a text that is still to come may have days until its own', () => {
  expect(told(LATER, LATER)).toEqual([]);
  expect(told('2026-11-24', LATER)).toContainEqual([
    'reviewed.on',
    '2026-11-24',
    'is after the day of publication, which is 2026-11-23',
    'Write the day on which it was done.',
  ]);
});

test.each([FILES.recipe, FILES.article])('the check names the line in %s', async (file) => {
  const text = fs.readFileSync(site.full(file), 'utf8');
  const line = text.split('\n').findIndex((one) => one.startsWith('reviewed: ')) + 1;
  fs.writeFileSync(site.full(file), text.replace('reviewed: {on: 2026-11-21', 'reviewed: {on: 2999-01-01'));
  const problems = await dataProblems(site.path(), readContent(site.path(), [file]), [file]);
  expect(problems.filter(({value}) => value === '2999-01-01')).toMatchObject([
    {file, line, field: 'reviewed.on', problem: expect.stringMatching(/^is after today/)},
  ]);
});
