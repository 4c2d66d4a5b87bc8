import {relatedTo} from '@site/src/data/recipes/related';
import {compareAsCzech} from '../../support/czech';
import {recipe} from '../../support/recipes';

const ids = (...args: Parameters<typeof relatedTo>) => relatedTo(...args).map(({id}) => id);

test('the related recipes are the linked ones, the linking ones, then the nearest; four at most, and never itself', () => {
  const one = recipe({id: 'one', channels: ['Email', 'CRM'], buyingCycle: 'Interest', related: ['linked']});
  const all = [
    recipe({id: 'stage', channels: ['SEO'], buyingCycle: 'Interest'}),
    recipe({id: 'channel', channels: ['Email'], buyingCycle: 'Awareness'}),
    recipe({id: 'both', channels: ['CRM'], buyingCycle: 'Interest'}),
    recipe({id: 'neither', channels: ['SEO'], buyingCycle: 'Awareness'}),
    recipe({id: 'linking', channels: ['SEO'], buyingCycle: 'Awareness', related: ['one']}),
    one,
    recipe({id: 'linked', channels: ['SEO'], buyingCycle: 'Awareness'}),
  ];
  expect(ids(one, all)).toEqual(['linked', 'linking', 'both', 'channel']);
  expect(ids(one, all.slice(0, 4))).toEqual(['both', 'channel', 'stage']);
});

test('the language of the machine decides nothing', () => {
  compareAsCzech();
  const all = ['one', 'hat', 'chart'].map((id) => recipe({id}));
  expect(ids(recipe({id: 'one'}), all)).toEqual(['chart', 'hat']);
  jest.restoreAllMocks();
});
