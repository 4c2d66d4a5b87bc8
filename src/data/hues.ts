/** The brand's hues; each stands in src/css/tokens.css as `--hue-<name>`, once for each colour mode. */
export type Hue = 'amber' | 'blue' | 'rose' | 'violet' | 'teal' | 'green' | 'orange' | 'olive';

/** The CSS colour of a hue, in the colour mode in force. */
export const hueColour = (hue: Hue): string => `var(--hue-${hue})`;
