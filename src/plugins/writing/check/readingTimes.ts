import {calculateReadingTime} from '@docusaurus/plugin-content-blog/lib/readingTime.js';
import type {ArticleFrontMatter} from '../../../data/journal/schema';
import {counted} from '../../../lib/counted';
import type {Entry} from '../../content/kind';
import type {Problem} from '../../lib/problems';

/** Minutes that an article may take to read. */
const MINUTES = {least: 6, most: 15} as const;

/** Published articles that take more or less time to read than an article may. */
export function readingTimes(articles: readonly Entry<ArticleFrontMatter>[]): Problem[] {
  return articles.flatMap(({file, item, body}) => {
    const minutes = Math.ceil(calculateReadingTime(body, 'en'));
    return item.draft === true || (minutes >= MINUTES.least && minutes <= MINUTES.most)
      ? []
      : [
          {
            file,
            value: minutes,
            problem: `takes ${counted(minutes, 'minute')} to read, and may take ${MINUTES.least} to ${MINUTES.most}. Change its length (200 words are a minute), or add "draft: true".`,
          },
        ];
  });
}
