import {JOURNAL_PATH, topicPath, TOPICS_PATH} from '../../config/paths';
import type {ArticleFrontMatter} from '../../data/journal/schema';
import {TOPICS} from '../../data/journal/topics';
import {defineKind, type Page} from './kind';

/** The articles of the journal. Their pages are Docusaurus' blog: `journal/index.ts`. */
export const articles = defineKind({
  name: 'article',
  files: 'blog/*.mdx',

  routes: ({entries}) => [
    {path: JOURNAL_PATH, section: 'journal', kind: 'journal list'},
    {path: TOPICS_PATH, section: 'journal', kind: 'topics'},
    ...TOPICS.map((topic): Page => ({path: topicPath(topic), section: 'journal', kind: 'topic'})),
    ...entries('article')
      .filter(({item}) => item.draft !== true)
      .map(({id, item}): Page => ({
        path: `${JOURNAL_PATH}/${id}`,
        section: 'articles',
        kind: 'article',
        title: {text: item.title, id, at: ['title']},
      })),
  ],
});

/** Who writes the articles, by their keys. */
export const authors = defineKind({
  name: 'author',
  files: 'blog/authors.yml',
});

/** The journal's topics as Docusaurus reads them. */
export const tags = defineKind({
  name: 'tag',
  files: 'blog/tags.yml',
});

/** Whether a build has an article, which is no draft; `npm start` shows all. */
export const isShown = ({draft}: ArticleFrontMatter): boolean =>
  process.env.NODE_ENV === 'development' || draft !== true;
