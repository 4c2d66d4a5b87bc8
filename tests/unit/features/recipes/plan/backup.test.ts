import {parsePlan} from '@site/src/features/recipes/plan/address';
import {keepStepsDone, readStepsDone} from '@site/src/features/recipes/saved';
import {backupText, mergedWith, readBackup, type Kept} from '@site/src/features/recipes/plan/backup';

const own: Kept = {
  plan: parsePlan('recipes=a,b&start=2026-12-07&days=6&id=abcd'),
  ready: ['a: a feed'],
  steps: {a: ['1', '2']},
  saved: ['a', 'c'],
  numbers: {ordersPerMonth: 900, margin: 45},
  log: [{plan: 'abcd', recipe: 'a', kind: 'decide', on: '2026-12-21', result: 'failed', figure: 'EUR 48'}],
};
const nothing: Kept = {plan: parsePlan(''), ready: [], steps: {}, saved: [], numbers: {}, log: []};
const file = JSON.parse(backupText(own)) as Record<string, unknown>;
const why = (value: unknown) => {
  const result = readBackup(typeof value === 'string' ? value : JSON.stringify(value));
  return 'why' in result ? result.why : '';
};

test('a file that one browser has made is read by another as it was', () => {
  expect(readBackup(backupText(own))).toEqual({kept: own});
  expect(readBackup(backupText(nothing))).toEqual({kept: nothing});
});

test('a file from before steps were in it is read, too', () => {
  expect(readBackup(JSON.stringify({...file, steps: undefined}))).toEqual({kept: {...own, steps: {}}});
});

test('steps that are done are found, put in place of others, and leave nothing where there are none', () => {
  localStorage.setItem('gfn-recipe-progress-a', '["1"]');
  localStorage.setItem('gfn-recipe-progress-b', '[]');
  localStorage.setItem('gfn-recipe-progress-c', '{');
  expect(readStepsDone()).toEqual({a: ['1']});
  keepStepsDone({d: ['2', '3']});
  expect(readStepsDone()).toEqual({d: ['2', '3']});
  expect(Object.keys(localStorage)).toEqual(['gfn-recipe-progress-d']);
});

test.each<[string, unknown, RegExp]>([
  ['cut short', backupText(own).slice(0, 60), /broken/],
  ['empty', '', /broken/],
  ['foreign', {url: 'https://example.org', items: []}, /not one that this page has made/],
  ['no object', 7, /not one that this page has made/],
  ['future', {...file, version: 2}, /newer version/],
  ['old', {...file, version: 0}, /older version/],
  ['without its log', {...file, log: undefined}, /makes no sense/],
  ['with a foreign entry', {...file, log: [{recipe: 'a'}]}, /makes no sense/],
  ['with a wrong number', {...file, numbers: {margin: 400}}, /makes no sense/],
  ['with another plan', {...file, plan: 'recipes=<script>'}, /makes no sense/],
  ['with ticks that are none', {...file, ready: [1]}, /makes no sense/],
  ['with steps of no recipe', {...file, steps: {'../a': ['1']}}, /makes no sense/],
  ['with steps that are none', {...file, steps: {a: '1'}}, /makes no sense/],
])('a file that is %s is refused with a sentence', (_, value, sentence) => {
  expect(why(value)).toMatch(sentence);
});

test('merging loses nothing: no tick, no recipe, no number, no entry', () => {
  const came: Kept = {
    plan: parsePlan('recipes=c&start=2027-01-04&days=3&decided=z&id=wxyz'),
    ready: ['c: consent'],
    steps: {a: ['2', '3'], c: ['1']},
    saved: ['d'],
    numbers: {margin: 30, smsContacts: 5},
    log: [{plan: 'wxyz', recipe: 'c', kind: 'start', on: '2026-12-01'}],
  };
  const merged = mergedWith(own, came, own.plan.start ?? 0);
  expect(merged.ready).toEqual(['a: a feed', 'c: consent']);
  expect(merged.steps).toEqual({a: ['1', '2', '3'], c: ['1']});
  expect(merged.saved).toEqual(['a', 'c', 'd']);
  expect(merged.numbers).toEqual({ordersPerMonth: 900, margin: 45, smsContacts: 5});
  expect(merged.log.map(({on}) => on)).toEqual(['2026-12-01', '2026-12-21']);
  expect(merged.plan).toMatchObject({recipes: ['a', 'b', 'c'], id: 'abcd', decided: ['z'], days: 6});
  expect(mergedWith(own, own, 0)).toEqual(own);
  expect(mergedWith(nothing, own, 0)).toEqual(own);
});
