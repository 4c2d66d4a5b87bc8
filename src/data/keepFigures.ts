/** A text whose figures stay on one line with their percent sign: the space between them does not break. */
export function keepFigures(text: string): string {
  return text.replaceAll(/(?<=\d) (?=%)/g, '\u00A0');
}
