import {advisors as cards} from '../../src/data/advisors';
import {contentOf} from '../../src/plugins/content/kinds';
import {advisorsOf} from '../../src/plugins/content/people';
import {ROOT} from '../support/siteCopy';

test('the cards are in the order of the advisors', () => {
  expect(cards.map(({id}) => id)).toEqual(advisorsOf(contentOf(ROOT)).map(({id}) => id));
});
