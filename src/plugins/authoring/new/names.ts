import * as z from 'zod';
import {SLUG} from '../../../data/fields';
import {CLIENTS_DIR} from '../../content/profiles/read';
import {idOf} from '../../lib/idOf';
import {readYaml} from '../../lib/yamlFile';

/** The lowest limit for a name among the kinds: the first name is made from the id. */
const MAX_ID = 40;
/** What YAML would read as a number or a word of its own. */
const MISREAD = /^(?:[\de-]+|true|false|null|yes|no|on|off|0x.*)$/;
/** A name as people write it: it has a capital or a space, which no id has. */
const NAME = /^(?=.*[\p{Lu} ])[\p{L}\p{N}"“(][\p{L}\p{M}\p{N} &+,.:!?'’"“”()/%-]*$/u;
/** Kinds whose names are written with a capital in every word. */
const OWN_NAMES = ['advisor', 'client', 'story'];

const named = z.looseObject({name: z.string()});

/** The words of an id as a name: `win-back-offer` gives `Win back offer`, and an advisor's id a name of their own. */
function nameOf(kind: string, id: string): string {
  const first = OWN_NAMES.includes(kind) ? /(?<![^-])[a-z]/g : /^[a-z]/;
  return id.replace(first, (letter) => letter.toUpperCase()).replaceAll('-', ' ');
}

/**
 * The id of something new and the name that is suggested for it; `typed` is either of the two. A story has the name that
 * its client's file gives. Throws where neither can be made of it.
 */
export function idAndName(siteDir: string, kind: string, typed: string): {id: string; name: string} {
  const id = NAME.test(typed) ? idOf(typed) : typed;
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
  const client = kind === 'story' ? readYaml(siteDir, `${CLIENTS_DIR}/${id}.yaml`, named) : undefined;
  return {id, name: client?.data?.name ?? (typed === id ? nameOf(kind, id) : typed.trim())};
}
