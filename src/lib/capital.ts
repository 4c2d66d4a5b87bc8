export const capital = (text: string): string => text.replace(/^[a-z]/, (letter) => letter.toUpperCase());
