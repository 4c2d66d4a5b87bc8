import {createElement, type CSSProperties, type ReactElement} from 'react';
import {CARD_SIZE} from '../../../config/cards';
import type {CardFacts, Drawing} from '../../lib/pageMetadata';
import type {Palette} from './drawing';

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

/** Words on top of the drawing: an advisor's initials, or the names of the map's axes. */
function captions(drawing: Drawing, {hue, soft}: Palette): ReactElement[] {
  switch (drawing.kind) {
    case 'initials': {
      const style = {
        left: 856,
        top: 380,
        color: hue,
        fontFamily: DISPLAY,
        fontSize: 170,
        letterSpacing: -6,
      };
      return [box({position: 'absolute', ...style}, drawing.text)];
    }
    case 'map':
      return [
        box({position: 'absolute', left: 856, top: 130, ...small(soft, 22)}, 'Impact'),
        box({position: 'absolute', left: 1072, top: 474, ...small(soft, 22)}, 'Effort'),
      ];
    default:
      return [];
  }
}

/** All words of a card, for satori: the site's name, the section, the title and a note at the foot, and those upon the drawing. */
export function cardText(facts: CardFacts, colours: Palette, name: string): ReactElement {
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
    left: 72,
    top: 140,
    width: 680,
    height: 360,
    flexDirection: 'column',
    justifyContent: 'center',
  };
  return box(
    {...CARD_SIZE, position: 'relative', fontFamily: TEXT},
    box({position: 'absolute', left: 144, top: 67, ...small(colours.ink)}, name),
    ...captions(facts.drawing, colours),
    box(
      middle,
      box({...small(colours.hue), marginBottom: 20}, facts.section),
      // A word joiner keeps the word on one line.
      box(title, facts.title.replaceAll('e-commerce', 'e-\u2060commerce')),
    ),
    box({position: 'absolute', left: 72, top: 530, width: 680, ...small(colours.soft, 24)}, facts.note),
  );
}
