import {render} from '@testing-library/react';
import type {Picture} from '@site/src/data/recipes/picture';
import {PictureOf} from '@site/src/features/recipes/detail/picture/kinds';

const PICTURES: readonly (readonly [Picture, readonly string[]])[] = [
  [
    {
      kind: 'split',
      title: 'T',
      whole: '900 buyers',
      parts: [
        {label: 'Mailed', share: 60},
        {label: 'Left alone', share: 40, note: 'for 60 days'},
      ],
    },
    ['900 buyers', '60 % Mailed', '40 % Left alone', 'for 60 days'],
  ],
  [
    {
      kind: 'ladder',
      title: 'T',
      rungs: [
        {day: 0, who: 'All', message: 'News'},
        {day: 7, who: 'Not yet', message: 'Proof', offer: 'Gift'},
        {day: 9, who: 'x', message: 'y'},
      ],
    },
    ['Day 0', 'News', 'All', 'Day 7', 'Not yet · Gift'],
  ],
  [
    {
      kind: 'tiers',
      title: 'T',
      tiers: [
        {audience: 'Cold', content: 'Film', event: 'View', share: 70},
        {audience: 'Warm', content: 'Proof', event: 'Buy', share: 30},
      ],
    },
    ['Cold', '70 %', 'Film · View', 'Warm'],
  ],
  [
    {
      kind: 'branches',
      title: 'T',
      from: 'Left',
      branches: [
        {signal: 'Price', wait: '1 day', message: 'Answer'},
        {signal: 'Size', message: 'Table'},
      ],
    },
    ['Left', 'Price', '1 day', 'Answer', 'Size', 'Table'],
  ],
  [
    {
      kind: 'before-after',
      title: 'T',
      columns: ['Before', 'After'],
      rows: [
        {label: 'Ad sets', before: '46', after: '3'},
        {label: 'a', before: 'b', after: 'c'},
      ],
    },
    ['Before', 'After', 'Ad sets', '46', '3'],
  ],
  [
    {
      kind: 'screen',
      title: 'T',
      blocks: [{label: 'Heading'}, {label: 'Reviews', place: 'above the price'}, {label: 'Button'}],
    },
    ['Heading', 'Reviews', 'above the price'],
  ],
];

test.each(PICTURES)('the drawing of a %j has all of its facts as text', (picture, facts) => {
  const {container} = render(<PictureOf picture={picture} />);
  const text = container.textContent.replaceAll('\u00A0', ' ');
  expect(facts.filter((fact) => !text.includes(fact))).toEqual([]);
});
