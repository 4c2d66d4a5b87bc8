import type {BlogPost} from '@docusaurus/plugin-content-blog';
import {dayInWords} from '../../../lib/dayInWords';
import {TOPICS, type Topic} from '../../../data/journal/topics';
import type {EntrySummary} from '../../../data/journal/types';
import {buildDay} from '../../lib/buildDay';

const month = new Intl.DateTimeFormat('en-GB', {month: 'long', year: 'numeric', timeZone: 'UTC'});

/** Projects an article to what lists show of it. */
export function toSummary({id, metadata}: BlogPost): EntrySummary {
  const date = metadata.date.toISOString().slice(0, 10);
  const labels = metadata.tags.map(({label}) => label);
  return {
    id: id.replace(/^\//, ''),
    title: metadata.title,
    excerpt: metadata.description,
    date,
    month: month.format(metadata.date),
    minutes: Math.ceil(metadata.readingTime ?? 0),
    topics: TOPICS.filter((topic: Topic) => labels.includes(topic)),
    path: metadata.permalink,
    ...(metadata.frontMatter.draft === true && {mark: 'Draft'}),
    ...(date > buildDay() && {mark: `From ${dayInWords(date)}`}),
  };
}
