/** The brand's hues; src/css/brand.css defines each as `--hue-<name>`, once for each colour mode. */
export const HUES = ['amber', 'blue', 'rose', 'violet', 'teal', 'green', 'orange', 'olive'] as const;

export type Hue = (typeof HUES)[number];

/** The CSS colour of a hue, in the colour mode in force. */
export const hueColour = (hue: Hue): string => `var(--hue-${hue})`;
