import fs from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import {advisors} from '../../src/data/advisors';
import {TOPICS, topicSlug} from '../../src/data/journal/topics';
import type {ArticleFrontMatter} from '../../src/data/journal/schema';

const {calculateReadingTime} = jest.requireActual<{
  calculateReadingTime: (content: string, locale: string) => number;
}>('@docusaurus/plugin-content-blog/lib/readingTime');

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

const articles = fs
  .readdirSync(blog)
  .filter((name) => name.endsWith('.mdx'))
  .map((name) => {
    const [, front = '', body = ''] = read(name).split(/^---\n/m);
    return {slug: path.basename(name, '.mdx'), body, front: parse(front) as ArticleFrontMatter};
  });

test('the five articles have the specified addresses', () => {
  expect(articles.map(({slug}) => slug).sort()).toEqual([
    'chatgpt-monitoring-system',
    'lovable-prompts',
    'pmax-audience-targeting',
    'pmax-optimization-2025',
    'tiktok-strategies-2025',
  ]);
});

describe('topics', () => {
  test('are the 19 of the specification, in its order, with an address and a description each', () => {
    expect(TOPICS).toHaveLength(19);
    expect(Object.entries(tags).map(([key, {label, permalink}]) => [key, label, permalink])).toEqual(
      TOPICS.map((topic) => [topicSlug(topic), topic, `/${topicSlug(topic)}`]),
    );
    for (const {description} of Object.values(tags)) {
      expect(description.length).toBeGreaterThan(40);
    }
  });

  test('each have at least one article, so that each has a page', () => {
    const used = new Set(articles.flatMap(({front}) => front.tags));
    expect(Object.keys(tags).filter((key) => !used.has(key))).toEqual([]);
  });
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

describe.each(articles)('$slug', ({slug, front, body}) => {
  test('takes 8, 10 or 12 minutes by Docusaurus’ own reading time', () => {
    expect([8, 10, 12]).toContain(Math.ceil(calculateReadingTime(body, 'en')));
  });

  test('has a date in September or October 2025, known authors and several known topics', () => {
    expect(front.date).toMatch(/^2025-(09|10)-\d\d$/);
    expect(front.authors.every((key) => Object.hasOwn(authors, key))).toBe(true);
    expect(front.tags.length).toBeGreaterThanOrEqual(3);
    expect(front.tags.filter((key) => !Object.hasOwn(tags, key))).toEqual([]);
  });

  test('has an excerpt of 90 to 220 characters', () => {
    expect(front.description.length).toBeGreaterThanOrEqual(90);
    expect(front.description.length).toBeLessThanOrEqual(220);
  });

  test('relates to other articles, and links within the site to what exists', () => {
    const slugs = articles.map((article) => article.slug);
    for (const id of front.related ?? []) {
      expect(slugs.filter((other) => other !== slug)).toContain(id);
    }
    for (const [, id] of body.matchAll(/\/philosophy\/journal\/([\w-]+)/g)) {
      expect(slugs).toContain(id);
    }
  });

  test('has at least two figures with captions, and every plot a description', () => {
    expect(body.match(/<Figure\s+caption=/g)?.length ?? 0).toBeGreaterThanOrEqual(2);
    expect(body.match(/<Figure/g)).toHaveLength(body.match(/<Figure\s+caption=/g)?.length ?? 0);
    expect(body.match(/<Plot/g)?.length ?? 0).toBe(body.match(/<Plot\s+label=/g)?.length ?? 0);
  });

  test('keeps to our way of writing', () => {
    expect(body).not.toMatch(
      /—|\b(unlock|leverage|supercharge|elevate|seamless|game-changer|cutting-edge|robust|delve|landscape)\b|in today's|whether you're/i,
    );
    expect(body.replaceAll(/```.*?```/gs, '')).not.toMatch(/!(?!\[)/);
  });
});

test('headlines given as examples are as long as they say', () => {
  const {body} = articles.find(({slug}) => slug === 'pmax-optimization-2025') ?? {body: ''};
  const headlines = [...body.matchAll(/\| ([^|]+) \((\d+)\)/g)];
  expect(headlines).toHaveLength(4);
  for (const [, headline = '', length] of headlines) {
    expect(headline.length).toBe(Number(length));
    expect(headline.length).toBeLessThanOrEqual(30);
  }
});
