/**
 * Emoji, some of which are made with signs that show nothing alone. The pattern is built from a string, because its
 * flag is newer than the language level of this project.
 */
const EMOJI = new RegExp(String.raw`\p{RGI_Emoji}|\p{Extended_Pictographic}[\uFE0E\uFE0F]?`, 'gv');

/** Signs that do not show, or turn what is beside them, soft hyphens and joiners among them; half an end of a line; and accents in a heap, which lie over other lines. */
const HIDDEN = /(?!\t|\r?\n)[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]|\p{M}{4}/u;

/**
 * Whether a text has signs that its readers do not see, or see where they do not belong. Emoji are looked for in the few
 * texts that have such signs: in all of them it took half a second of each build.
 */
export const hasHiddenSigns = (text: string): boolean =>
  HIDDEN.test(text) && HIDDEN.test(text.replaceAll(EMOJI, ' '));

/** What is said of them. */
export const HAS_HIDDEN = 'has a character that does not show. Delete it, or type a plain space.';
