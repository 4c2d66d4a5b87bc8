import {NO_FILTERS, serialiseFilters} from '@site/src/features/recipes/list/filters';
import {parsePlan} from '@site/src/features/recipes/plan/address';
import {plannerQuery} from '@site/src/features/recipes/plan/answers';
import {serialiseSearch} from '@site/src/features/search/facets';

const OTHERS = 'utm_source=a&gclid=b';

test.each([
  [
    'the list',
    serialiseFilters(
      {...NO_FILTERS, search: 'ads', page: 2},
      `?channel=seo&days=up-to-2-days&sort=name&plan=mine&${OTHERS}`,
    ),
    'q=ads&page=2',
  ],
  ['the search', serialiseSearch('ads', {}, `?q=old&channel=seo&stage=decision&${OTHERS}`), '?q=ads'],
  [
    'the plan',
    plannerQuery(
      parsePlan('recipes=a,b&days=6'),
      {worry: 'repeat'},
      `?recipes=a&start=2027-01-04&days=3&revenue=x&channels=seo&worry=cost&ads=1&${OTHERS}`,
    ),
    'recipes=a,b&days=6&worry=repeat',
  ],
])('%s writes what it has itself, and keeps what others put into the address', (_, written, own) => {
  expect(written).toBe(`${own}&${OTHERS}`);
});
