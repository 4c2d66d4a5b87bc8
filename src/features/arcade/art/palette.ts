import type {Hue} from '../../../config/hues';

/** The colours a screen is painted in, read from the page's tokens. */
export interface Palette {
  ground: string;
  line: string;
  ink: string;
  brand: string;
  accent: string;
  signal: string;
  /** The second colour of a sprite, on top of any hue. */
  second: string;
  hue: Record<Hue, string>;
}

/** Reads the palette in force at an element. */
export function readPalette(element: Element): Palette {
  const style = getComputedStyle(element);
  const token = (name: string) => style.getPropertyValue(`--${name}`).trim() || '#10231c';
  return {
    ground: token('surface'),
    line: token('line'),
    ink: token('ink'),
    brand: token('brand'),
    accent: token('accent'),
    signal: token('signal'),
    second: token('pixel-second'),
    hue: {
      amber: token('hue-amber'),
      blue: token('hue-blue'),
      rose: token('hue-rose'),
      violet: token('hue-violet'),
      teal: token('hue-teal'),
      green: token('hue-green'),
      orange: token('hue-orange'),
      olive: token('hue-olive'),
    },
  };
}
