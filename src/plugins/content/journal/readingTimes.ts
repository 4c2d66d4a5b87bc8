import {calculateReadingTime} from '@docusaurus/plugin-content-blog/lib/readingTime.js';
import {counted} from '../../../lib/counted';
import type {Problem} from '../../lib/problems';
import type {ArticleFile} from './frontMatter';

/** Minutes that an article may take to read. */
const MINUTES = {least: 6, most: 15} as const;

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
