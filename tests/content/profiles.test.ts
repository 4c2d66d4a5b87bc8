import {advisors as cards} from '../../src/data/advisors';
import {readProfiles} from '../../src/plugins/content/people/read';
import {ROOT} from '../support/siteCopy';

test('the cards are in the order of the advisors', () => {
  expect(cards.map(({id}) => id)).toEqual(readProfiles(ROOT).advisors.map(({id}) => id));
});
