import {SLUG} from '../../../data/fields';
import {idFor} from '../../lib/idFor';
import type {Begin} from './begin';

/** The lowest limit for a name among the kinds: the first name is made from the id. */
const MAX_ID = 40;
/** What YAML would read as a number or a keyword. */
const MISREAD = /^(?:[\de-]+|true|false|null|yes|no|on|off|0x.*)$/;
/** A name as people write it: it has a capital or a space, which no id has. */
const NAME = /^(?=.*[\p{Lu} ])[\p{L}\p{N}"“(][\p{L}\p{M}\p{N} &+,.:!?'’"“”()/%-]*$/u;

/** The words of an id as a name: `win-back-offer` gives `Win back offer`, and an advisor's id capitals in every word. */
function nameOf({isName = false}: Begin, id: string): string {
  const first = isName ? /(?<![^-])[a-z]/g : /^[a-z]/;
  return id.replace(first, (letter) => letter.toUpperCase()).replaceAll('-', ' ');
}

/**
 * The id of something new and the name that is suggested for it; `typed` is either of the two. A story has the name that
 * its client's file gives. Throws where neither can be made of it.
 */
export function idAndName(siteDir: string, begin: Begin, typed: string): {id: string; name: string} {
  const id = NAME.test(typed) ? idFor(typed) : typed;
  if (MISREAD.test(id)) {
    throw new Error(
      `"${typed}" cannot be an id: YAML reads it as a number or as true or false. Add a word, such as ${id}-campaign.`,
    );
  }
  if (!SLUG.test(id) || id.length > MAX_ID) {
    throw new Error(
      `"${typed}" cannot be an id: use lower-case words joined by hyphens, such as win-back-offer, up to ${MAX_ID} characters, or a name in quotation marks.`,
    );
  }
  return {id, name: begin.nameOf?.(siteDir, id) ?? (typed === id ? nameOf(begin, id) : typed.trim())};
}
