/** Letters without a decomposition: removing marks leaves them as they are, and an id cannot have them. */
const SPELT: Readonly<Record<string, string>> = {ß: 'ss', ł: 'l', ø: 'o', æ: 'ae', œ: 'oe', đ: 'd'};

/** The id of a name: `Inês Carvalho` gives `ines-carvalho`, and `Ada O'Brien` gives `ada-obrien`. */
export const idFor = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase()
    .replaceAll(/[ßłøæœđ]/g, (letter) => SPELT[letter] ?? letter)
    .replaceAll(/(?<=[a-z\d])['’](?=[a-z\d])/g, '')
    .replaceAll(/[^a-z\d]+/g, '-')
    .replaceAll(/^-|-$/g, '');
