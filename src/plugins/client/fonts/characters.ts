/** The letters, figures and signs of English and of the languages of our countries: the small files that every page preloads. */
export const BASIC = [
  ...Array.from({length: 0x7f - 0x20}, (_, index) => String.fromCharCode(0x20 + index)),
  ...Array.from('\u00A0©«±·»×÷ÄÅÆÉÖØÜßàáâäåæçèéêëíñóôöøùúü–—‘’“”•…€←↑→↓−'),
].join('');

/**
 * What both families have beyond that, for the names of people and companies from the rest of Europe. A page with one
 * of these loads a further file for it.
 */
export const FURTHER =
  '¡¢£¥§¨ª®¯°´¶¸º¿ÀÁÂÃÇÈÊËÌÍÎÏÐÑÒÓÔÕÙÚÛÝÞãìîïðòõûýþÿ' +
  'ĀāĂăĄąĆćĊċČčĎďĐđĒēĖėĘęĚěĞğĠġĢģĦħĪīĮįİıĲĳĶķĹĺĻļĽľŁłŃńŅņŇňŊŋŌōŐőŒœŔŕŖŗŘřŚśŞşŠšŤťŪūŬŭŮůŰűŲųŴŵŶŷŸŹźŻżŽž' +
  'ȘșȚțȷẀẁẂẃẄẅẞỲỳˆˇ˚˜˝‚„‹›™';

/**
 * Signs that at least one of our families lacks and every system has: arrows, the way back from a footnote, and what
 * is not drawn at all.
 */
export const OF_SYSTEM = '±←↑→↓\u21A9\uFE0E\u200B\u2060\uFEFF';

/** What stays in a file's `name` table (OpenType, "name") as its licence asks: the copyright and the address of the licence. */
export const LICENCE_NAMES = [0, 14];
