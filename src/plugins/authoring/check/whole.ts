import {calculateReadingTime} from '@docusaurus/plugin-content-blog/lib/readingTime.js';
import {counted} from '../../../lib/counted';
import type {Recipe} from '../../../data/recipes/schema';
import {stepText, tipText} from '../../../data/recipes/words';
import type {ArticleFile} from '../../content/journal/frontMatter';
import type {Problem} from '../../lib/problems';
import {lineOf} from '../../lib/text';
import type {Source} from './sources';
import {RECIPES_DIR} from '../../content/recipes/references';
import {MARKER} from '../../lib/unwritten';
import {sentencesIn} from '../../../lib/sentences';

/** Minutes that an article may take to read. */
const MINUTES = {least: 6, most: 15} as const;
/** Sentences of so few words may be repeated. */
const SHORT = 3;

const recipeFile = (id: string) => `${RECIPES_DIR}/${id}.yaml`;

/** Sentences of more than three words that are in two recipes, but for texts that are still to be written. */
export function repeatedSentences(recipes: readonly Recipe[]): Problem[] {
  const owners = new Map<string, string>();
  return recipes.flatMap((recipe) => {
    const {description, steps, assetsNeeded, dependencies, caseStudy, optimizationTips} = recipe;
    return [
      description,
      ...steps.map(stepText),
      ...assetsNeeded,
      ...dependencies,
      caseStudy,
      ...optimizationTips.map(tipText),
    ]
      .filter((text) => !text.includes(MARKER))
      .flatMap(sentencesIn)
      .flatMap((sentence) => {
        const owner = owners.get(sentence);
        owners.set(sentence, owner ?? recipe.id);
        return owner === undefined || owner === recipe.id || sentence.split(/\s+/).length <= SHORT
          ? []
          : [
              {
                file: recipeFile(recipe.id),
                value: sentence,
                problem: `is also in ${recipeFile(owner)}`,
                remedy: 'Write in each recipe what is true of that one alone.',
              },
            ];
      });
  });
}

/** Sentences of more than three words that one text has three times or more. */
export function repeatedWithin({file, text}: Source): Problem[] {
  const places = new Map<string, number[]>();
  for (const {0: sentence, index} of text.matchAll(
    /(?<=^|[.!?]\s+)\p{Lu}[^.!?|\n]*(?:\n(?![\s-])[^.!?|\n]+)*[.!?]/gmu,
  )) {
    const words = sentence.replaceAll(/\s+/g, ' ');
    places.set(words, [...(places.get(words) ?? []), index]);
  }
  return [...places].flatMap(([sentence, [first = 0, ...others]]) =>
    others.length < 2 || sentence.split(' ').length <= SHORT
      ? []
      : [
          {
            file,
            line: lineOf(text, first),
            value: sentence,
            problem: `is there ${others.length + 1} times`,
            remedy: 'Say it once.',
          },
        ],
  );
}

/** Published articles that take more or less time to read than an article may. */
export function readingTimes(articles: readonly ArticleFile[]): Problem[] {
  return articles.flatMap(({file, front, body}) => {
    const minutes = Math.ceil(calculateReadingTime(body, 'en'));
    return front.draft === true || (minutes >= MINUTES.least && minutes <= MINUTES.most)
      ? []
      : [
          {
            file,
            value: minutes,
            problem: `takes ${counted(minutes, 'minute')} to read, and may take ${MINUTES.least} to ${MINUTES.most}`,
            remedy: 'Change its length (200 words are a minute), or add "draft: true".',
          },
        ];
  });
}
