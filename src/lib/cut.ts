/** The beginning of a text, without half a character at its end: no address can hold one (`encodeURIComponent` throws). */
export const cut = (text: string, length: number): string => text.slice(0, length).replace(/\p{Cs}$/u, '');
