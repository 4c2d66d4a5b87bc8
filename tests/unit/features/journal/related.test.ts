import type {Topic} from '@site/src/data/journal/topics';
import type {EntrySummary} from '@site/src/data/journal/types';
import {relatedEntries} from '@site/src/features/journal/related';
import {compareAsCzech} from '../../support/czech';

function entry(id: string, topics: Topic[], date = '2025-09-01'): EntrySummary {
  return {
    id,
    topics,
    date,
    reviewed: date,
    title: id,
    excerpt: '',
    month: '',
    minutes: 8,
    path: `/${id}`,
  };
}

const here = entry('here', ['Paid Ads', 'Strategy', 'CRM']);
const ids = (others: readonly EntrySummary[], chosen?: readonly string[]) =>
  relatedEntries(here, [here, ...others], chosen).map(({id}) => id);
const [one, a, b] = [entry('one', ['CRM']), entry('a', ['CRM']), entry('b', ['CRM'])];
const [c, d] = [entry('c', ['CRM']), entry('d', ['CRM'])];

test('those that share the most topics come first, then the newer, then the id decides', () => {
  expect(ids([one, entry('two', ['CRM', 'Strategy']), entry('none', ['Tooling'])])).toEqual(['two', 'one']);
  expect(ids([b, a, entry('newer', ['CRM'], '2025-10-01')])).toEqual(['newer', 'a', 'b']);
});

test('the language of the machine decides nothing', () => {
  compareAsCzech();
  expect(ids([entry('hat', ['CRM']), entry('chart', ['CRM'])])).toEqual(['chart', 'hat']);
  jest.restoreAllMocks();
});

test("the writer's choice comes first, even where no topic is shared", () => {
  expect(ids([one, entry('chosen', ['Tooling'])], ['chosen'])).toEqual(['chosen', 'one']);
});

test('never the entry itself, never twice, at most three, whatever the order of the files', () => {
  expect(ids([a, b, c, d], ['here', 'd', 'd', 'gone'])).toEqual(['d', 'a', 'b']);
  expect(ids([d, c, b, a], ['d'])).toEqual(['d', 'a', 'b']);
});
