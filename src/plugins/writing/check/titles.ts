import {site} from '../../../config/site';
import {TITLE, withSiteName} from '../../../data/pageHeads';
import type {Content, Entry} from '../../content/kind';
import {KINDS} from '../../content/kinds';
import type {Problem} from '../../lib/problems';
import {problemAt} from '../../lib/yamlFile';

/** Titles of pages that are too long once the site's name is at their end. */
export function longTitles(content: Content, siteName = site.name): Problem[] {
  return KINDS.flatMap(({name, routes}) => {
    const entries: readonly Entry[] = content.entries(name);
    return (routes?.(content) ?? []).flatMap(({title}) => {
      const entry = entries.find(({id}) => id === title?.id);
      const over = title === undefined ? 0 : withSiteName(title.text, siteName).length - TITLE;
      const problem = `makes a title of ${TITLE + over} characters with the site's name, and a title may have ${TITLE}. Shorten it by ${over} characters.`;
      return over <= 0 || entry === undefined || title === undefined
        ? []
        : [problemAt(entry, title.at, problem, title.text)];
    });
  });
}
