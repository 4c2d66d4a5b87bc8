/** A text whose figures stay on one line with their percent sign, their EUR and their hours: no space between breaks. */
export function keepFigures(text: string): string {
  return text.replaceAll(/(?<=\d) (?=%|hours?\b)|(?<=\bEUR) (?=[-\d])/g, '\u00A0');
}
