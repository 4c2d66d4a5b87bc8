/** Signs that do not show, or turn what is beside them; the soft hyphen and the joiners of words among them. */
export const HIDDEN = /(?![\t\n\r])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\p{Co}\p{Cn}]/u;

/** What is said of them. */
export const HAS_HIDDEN = 'has a character that does not show. Delete it, or type a plain space.';
