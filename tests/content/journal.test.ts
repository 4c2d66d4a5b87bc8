import fs from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import {TOPICS} from '../../src/data/journal/topics';
import {toSlug} from '../../src/data/toSlug';

const blog = path.resolve(__dirname, '../../blog');
const read = (file: string) => fs.readFileSync(path.join(blog, file), 'utf8');

interface Tag {
  label: string;
  permalink: string;
  description: string;
}
const tags = parse(read('tags.yml')) as Record<string, Tag>;

test('the topics are at least the 19 that pages link to, each with its address', () => {
  // Each topic is a page, a filter of the journal, and a hue in src/data/taxonomies/topics.yaml.
  expect(TOPICS.length).toBeGreaterThanOrEqual(19);
  expect(Object.entries(tags).map(([key, {label, permalink}]) => [key, label, permalink])).toEqual(
    TOPICS.map((topic) => [toSlug(topic), topic, `/${toSlug(topic)}`]),
  );
});
