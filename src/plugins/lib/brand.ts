import {textOf} from './generated';

/** The file that sets colours, typefaces and corners, from the project's root. */
export const BRAND_FILE = 'src/css/brand.css';
/** The drawing of the mark. */
export const MARK_FILE = 'static/img/favicon.svg';

export type Mode = 'light' | 'dark';

/** Gives the colours of a mode by their names, from the text of the brand's file. */
export function coloursOf(css: string, mode: Mode): (name: string) => string {
  const [light = '', dark = ''] = css.split("[data-theme='dark']");
  const parts = mode === 'dark' ? [dark, light] : [light];
  return (name) => {
    const values = parts.map((part) => new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(part)?.[1]);
    const value = values.find((one) => one !== undefined);
    if (value === undefined) {
      throw new Error(`${BRAND_FILE} has no --${name} written as #rrggbb, in small letters.`);
    }
    return value;
  };
}

/** The colour of the page, where no stylesheet reaches. */
export function paperOf(siteDir: string): Record<Mode, string> {
  const css = textOf(siteDir, BRAND_FILE);
  return {light: coloursOf(css, 'light')('paper'), dark: coloursOf(css, 'dark')('paper')};
}
