import {articleSchema, type ArticleFrontMatter} from '../../data/journal/schema';
import {defineKind} from './kind';

/** The articles of the journal. Their pages are Docusaurus' blog: `journal/index.ts`. */
export const articles = defineKind({name: 'article', files: 'blog/*.mdx', schema: articleSchema});

/** Whether a build has an article, which is no draft; `npm start` shows all. */
export const isShown = ({draft}: ArticleFrontMatter): boolean =>
  process.env.NODE_ENV === 'development' || draft !== true;
