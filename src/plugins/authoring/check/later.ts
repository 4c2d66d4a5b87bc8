import {datedAfter} from '../../content/unpublished';
import type {Source} from './sources';
import type {Remark} from './unproved';

/** What is not published yet on the day `today`, and the texts that name it, which leave it out until then. */
export const toCome = (siteDir: string, sources: readonly Source[], today: string): Remark[] =>
  datedAfter(siteDir, today).flatMap(({file, id, page, day}) => {
    const name = new RegExp(`(?<![\\w-])${id}(?![\\w-])`);
    const naming =
      page === undefined ? [] : sources.filter((source) => source.file !== file && name.test(source.text));
    return [
      {file, remark: `is published on ${day}: no build before that day has it`},
      ...naming.map((source) => ({
        file: source.file,
        remark: `names ${id}, which is published on ${day}: it is left out there until then`,
      })),
    ];
  });
