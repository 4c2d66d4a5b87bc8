import fs from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import {advisors} from '../../src/data/advisors';
import {TOPICS} from '../../src/data/journal/topics';
import {toSlug} from '../../src/data/toSlug';

const blog = path.resolve(__dirname, '../../blog');
const read = (file: string) => fs.readFileSync(path.join(blog, file), 'utf8');

interface Tag {
  label: string;
  permalink: string;
  description: string;
}
interface Author {
  name: string;
  title: string;
  url: string;
}
const tags = parse(read('tags.yml')) as Record<string, Tag>;
const authors = parse(read('authors.yml')) as Record<string, Author>;

test('the topics are at least the 19 that pages link to, each with its address', () => {
  // Each topic is a page, a filter of the journal, and a hue in src/data/taxonomies/topics.yaml.
  expect(TOPICS.length).toBeGreaterThanOrEqual(19);
  expect(Object.entries(tags).map(([key, {label, permalink}]) => [key, label, permalink])).toEqual(
    TOPICS.map((topic) => [toSlug(topic), topic, `/${toSlug(topic)}`]),
  );
});

test('authors are the editorial team or an advisor, with the name and title of their profile', () => {
  for (const [key, {name, title, url}] of Object.entries(authors)) {
    if (key !== 'editorial-team') {
      const advisor = advisors.find(({id}) => id === key);
      expect({name, title, url}).toEqual({
        name: advisor?.name,
        title: advisor?.title,
        url: `/network/advisors/${key}`,
      });
    }
  }
});
