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

const ids = (entries: readonly {id: string}[]) => entries.map(({id}) => id);

describe('related entries', () => {
  const here = entry('here', ['Paid Ads', 'Strategy', 'CRM']);

  test('those that share the most topics come first', () => {
    const all = [here, entry('one', ['CRM']), entry('two', ['CRM', 'Strategy']), entry('none', ['Tooling'])];
    expect(ids(relatedEntries(here, all))).toEqual(['two', 'one']);
  });

  test('the newer of two equals comes first, then the id decides', () => {
    const all = [
      here,
      entry('b', ['CRM'], '2025-09-02'),
      entry('a', ['CRM'], '2025-09-02'),
      entry('c', ['CRM'], '2025-10-01'),
    ];
    expect(ids(relatedEntries(here, all))).toEqual(['c', 'a', 'b']);
  });

  test('the language of the machine decides nothing', () => {
    compareAsCzech();
    const all = [here, entry('hat', ['CRM']), entry('chart', ['CRM'])];
    expect(ids(relatedEntries(here, all))).toEqual(['chart', 'hat']);
    jest.restoreAllMocks();
  });

  test("the writer's choice comes first, even where no topic is shared", () => {
    const all = [here, entry('one', ['CRM']), entry('chosen', ['Tooling'])];
    expect(ids(relatedEntries(here, all, ['chosen']))).toEqual(['chosen', 'one']);
  });

  test('never the entry itself, never twice, at most three, whatever the order of the files', () => {
    const all = [here, ...['a', 'b', 'c', 'd'].map((id) => entry(id, ['CRM']))];
    expect(ids(relatedEntries(here, all, ['here', 'd', 'd', 'gone']))).toEqual(['d', 'a', 'b']);
    expect(ids(relatedEntries(here, [...all].reverse(), ['d']))).toEqual(['d', 'a', 'b']);
  });
});
