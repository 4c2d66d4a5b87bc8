import type {Hue} from '../../../config/hues';

/** The colours of a card, as `#rrggbb`. */
export interface Palette {
  paper: string;
  ink: string;
  soft: string;
  accent: string;
  hue: string;
}

/** Takes the colours of light mode from the text of src/css/tokens.css. Throws when one is not there. */
export function readPalette(css: string, hue: Hue): Palette {
  const token = (name: string) => {
    const value = new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(css)?.[1];
    if (value === undefined) {
      throw new Error(`src/css/tokens.css has no --${name} written as #rrggbb; the social cards need it.`);
    }
    return value;
  };
  return {
    paper: token('paper'),
    ink: token('ink'),
    soft: token('soft'),
    accent: token('accent'),
    hue: token(`hue-${hue}`),
  };
}
