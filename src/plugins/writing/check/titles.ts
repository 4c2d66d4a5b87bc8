import {TITLE, withSiteName} from '../../../data/pageHeads';
import {problemAt} from '../../lib/contentFolder';
import type {Problem} from '../../lib/problems';
import type {Content} from '../content';

/** Titles that are too long once the site's name is at their end. */
export const longTitles = (siteDir: string, {kinds}: Pick<Content, 'kinds'>, siteName: string): Problem[] =>
  kinds.flatMap(({collection, entries}) =>
    entries.flatMap((entry) => {
      const titled = collection.pageTitle?.(entry.item, siteDir);
      const whole = withSiteName(titled?.title ?? '', siteName);
      return titled === undefined || whole.length <= TITLE
        ? []
        : [
            problemAt(entry, titled.at, {
              value: titled.title,
              problem: `makes a title of ${whole.length} characters with the site's name, and a title may have ${TITLE}`,
              remedy: `Shorten it by ${whole.length - TITLE} characters.`,
            }),
          ];
    }),
  );
