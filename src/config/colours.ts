/** The colour of the page, where no stylesheet reaches: --paper of each mode in src/css/tokens.css. */
export const PAPER = {light: '#faf7f0', dark: '#0b1411'} as const;
