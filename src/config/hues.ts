/** Defined in src/css/brand.css as `--hue-<name>`, for each colour mode. */
export const HUES = ['amber', 'blue', 'rose', 'violet', 'teal', 'green', 'orange', 'olive'] as const;

export type Hue = (typeof HUES)[number];

/** The CSS value of a hue, in the colour mode of the page. */
export const hueColour = (hue: Hue): string => `var(--hue-${hue})`;
