import {createElement, type CSSProperties, type ReactElement} from 'react';
import {CARD_SIZE} from '../../../config/cards';
import type {CardFacts} from '../../lib/pageMetadata';
import {MARGIN, type Palette} from './drawing';
import {twoDigits} from '../../../lib/twoDigits';

/** Each font, and the one that has the letters which it lacks. */
const DISPLAY = 'Fraunces, Fraunces Extended';
const TEXT = 'Instrument Sans, Instrument Sans Extended';

/** The size of a title's type: the longer the title, the smaller. */
export function titleSize(title: string): number {
  const steps = [
    [24, 84],
    [44, 70],
    [64, 60],
  ] as const;
  return steps.find(([most]) => title.length <= most)?.[1] ?? 50;
}

const box = (style: CSSProperties, ...children: (ReactElement | string)[]) =>
  createElement('div', {style: {display: 'flex', ...style}}, ...children);

const small = (colour: string, size = 26): CSSProperties => ({
  color: colour,
  fontSize: size,
  fontWeight: 600,
});

/** In the margin the number, at the right the stamp or a person's initials. */
function marks(
  {number, stamp, initials}: CardFacts,
  {ink, soft, brand, signal, hue}: Palette,
): (ReactElement | string)[] {
  const numeral = {color: hue, fontFamily: DISPLAY, fontSize: 84, letterSpacing: -3};
  const colour = stamp === 'Holds' ? brand : stamp === 'Mixed' ? signal : soft;
  const stamped: CSSProperties = {
    position: 'absolute',
    right: 48,
    bottom: 52,
    padding: 6,
    border: `5px solid ${colour}`,
    transform: 'rotate(-7deg)',
  };
  return [
    ...(number === undefined
      ? []
      : [
          box(
            {position: 'absolute', left: 0, top: 100, width: MARGIN, justifyContent: 'center', ...numeral},
            twoDigits(number),
          ),
        ]),
    ...(stamp === undefined
      ? []
      : [
          box(
            stamped,
            box(
              {
                ...small(colour, 44),
                padding: '4px 18px 8px',
                border: `2px solid ${colour}`,
                letterSpacing: 5,
              },
              stamp.toUpperCase(),
            ),
          ),
        ]),
    ...(initials === undefined
      ? []
      : [box({position: 'absolute', right: 72, top: 60, ...numeral, color: ink, fontSize: 170}, initials)]),
  ];
}

/** All words of a card, for satori: section, title, a note and the site's name at the foot, and its marks. */
export function cardText(facts: CardFacts, colours: Palette, name: string): ReactElement {
  const left = MARGIN + 40;
  const title: CSSProperties = {
    color: colours.ink,
    fontFamily: DISPLAY,
    fontSize: titleSize(facts.title),
    lineHeight: 1.06,
    letterSpacing: '-0.022em',
    textWrap: 'balance',
  };
  const middle: CSSProperties = {
    position: 'absolute',
    left,
    top: 132,
    width: facts.initials === undefined ? 900 : 640,
    height: 330,
    flexDirection: 'column',
    justifyContent: 'center',
  };
  return box(
    {...CARD_SIZE, position: 'relative', fontFamily: TEXT},
    box({position: 'absolute', left, top: 76, ...small(colours.hue)}, facts.section),
    // A word joiner keeps the word on one line.
    box(middle, box(title, facts.title.replaceAll('e-commerce', 'e-\u2060commerce'))),
    box(
      {
        position: 'absolute',
        left,
        top: 478,
        width: facts.stamp === undefined ? 900 : 570,
        ...small(colours.soft, 24),
      },
      facts.note,
    ),
    box({position: 'absolute', left, top: 556, ...small(colours.ink)}, name),
    ...marks(facts, colours),
  );
}
