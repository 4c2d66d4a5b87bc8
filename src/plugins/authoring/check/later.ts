import {datedAfter} from '../../lib/unpublished';
import type {Source} from './sources';
import type {Remark} from './unproved';

/** What is not published yet on the day `today`, and the texts that name it, which leave it out until then. */
export function toCome(siteDir: string, sources: readonly Source[], today: string): Remark[] {
  const pages = [...datedAfter(siteDir, 'recipe', today), ...datedAfter(siteDir, 'article', today)];
  return [
    ...[...pages, ...datedAfter(siteDir, 'story', today)].map(({file, day}) => ({
      file,
      remark: `is published on ${day}: no build before that day has it`,
    })),
    ...pages.flatMap(({file, id, day}) => {
      const name = new RegExp(`(?<![\\w-])${id}(?![\\w-])`);
      return sources
        .filter((source) => source.file !== file && name.test(source.text))
        .map((source) => ({
          file: source.file,
          remark: `names ${id}, which is published on ${day}: it is left out there until then`,
        }));
    }),
  ];
}
