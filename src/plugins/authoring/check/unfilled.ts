import {BLOG_DIR} from '../../content/journal/lists';
import type {Problem} from '../../lib/problems';
import {ADVISORS_DIR, PROJECTS_DIR} from '../../content/profiles/read';
import {RECIPES_DIR} from '../../content/recipes/read';
import {articleTemplate} from '../new/articleTemplate';
import {advisorTemplate, projectTemplate} from '../new/profileTemplates';
import {recipeTemplate} from '../new/recipeTemplate';
import type {Source} from './sources';

/** What `npm run new` writes, by folder. */
const NEW_FILES: Readonly<Record<string, string>> = {
  [RECIPES_DIR]: recipeTemplate('', {}, ''),
  [BLOG_DIR]: articleTemplate({}, ''),
  [ADVISORS_DIR]: advisorTemplate('', {}, 0),
  [PROJECTS_DIR]: projectTemplate('', {}),
};

/** Shorter lines, and these, may well be right as they are. */
const MIN_WORDS = 5;
const MAY_STAY = /^(?:#|timeframe:|- heading:)/;

const wordsOf = (line: string) => line.match(/[a-z\d]+/gi) ?? [];

/** Lines of a new file that are still in it; a draft may keep them. */
export function unfilledProblems({file, text}: Source): Problem[] {
  const begun = NEW_FILES[file.slice(0, file.lastIndexOf('/'))] ?? '';
  const placeholders = new Set(
    begun
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => !MAY_STAY.test(line) && wordsOf(line).length >= MIN_WORDS),
  );
  if (/^draft: true$/m.test(text)) {
    return [];
  }
  return text.split('\n').flatMap((line, index) =>
    placeholders.has(line.trim())
      ? [
          {
            file,
            line: index + 1,
            value: line.trim(),
            problem: 'still says what a new file says',
            remedy: 'Write what belongs there.',
          },
        ]
      : [],
  );
}
