/** Puts no-break spaces between figures and their percent sign, EUR or hours. */
export function keepFigures(text: string): string {
  return text.replaceAll(/(?<=\d) (?=%|hours?\b)|(?<=\bEUR) (?=[−\d])/g, '\u00A0');
}
