/** Never ends in half a surrogate pair, at which `encodeURIComponent` throws. */
export const cut = (text: string, length: number): string => text.slice(0, length).replace(/\p{Cs}$/u, '');
