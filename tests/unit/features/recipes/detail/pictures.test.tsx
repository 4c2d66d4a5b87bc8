import {render} from '@testing-library/react';
import type {Picture} from '@site/src/data/recipes/picture';
import Pictures from '@site/src/features/recipes/detail/picture/Pictures';

const rung = {day: 7, who: 'Not yet', message: 'Proof', offer: 'Gift'};
const tier = {audience: 'Cold', content: 'Film', event: 'View', share: 70};
const rows = [{label: 'Ad sets', before: '46', after: '3'}];

test.each<Picture>([
  {
    kind: 'split',
    title: '',
    whole: '900 buyers',
    parts: [{label: 'Left alone', share: 40, note: 'for 60 days'}],
  },
  {kind: 'ladder', title: '', rungs: [rung]},
  {kind: 'tiers', title: '', tiers: [tier]},
  {
    kind: 'branches',
    title: '',
    from: 'Left',
    branches: [{signal: 'Price', wait: '1 day', message: 'Answer'}],
  },
  {kind: 'before-after', title: '', columns: ['Before', 'After'], rows},
  {kind: 'screen', title: '', blocks: [{label: 'Reviews', place: 'above the price'}]},
])('the drawing of a $kind has all of its facts as text', ({kind, ...facts}) => {
  const {container} = render(<Pictures picture={{kind, ...facts} as Picture} />);
  const values = JSON.stringify(facts).match(/(?<=[:[,])("[^"]*"|\d+)(?=[,}\]])/g) ?? [];
  expect(values.length).toBeGreaterThan(2);
  const missing = values.filter((value) => !container.textContent.includes(value.replaceAll('"', '')));
  expect(missing).toEqual([]);
});
