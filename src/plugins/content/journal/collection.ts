import {WRITERS_COMPONENTS} from '../../../data/journal/components';
import {articleSchema} from '../../../data/journal/schema';
import {JOURNAL_PATH, TOPICS_PATH} from '../../../config/paths';
import {readYaml} from '../../lib/yamlFile';
import {readCollection, type Collection} from '../collection';
import {recipes} from '../recipes/collection';
import {authorKeyProblems} from './authorKeys';
import {readArticles, type ArticleFile} from './frontMatter';
import {AUTHORS_FILE, authorsSchema, readAuthors, readTopics} from './lists';
import {recipeCardProblems} from './recipeCards';

/** The articles of the journal. Their pages are Docusaurus' blog: `index.ts`. */
export const articles: Collection<ArticleFile> = {
  name: 'article',
  title: 'The front matter of an article',
  files: 'blog/*.mdx',
  schema: (siteDir) => articleSchema(readAuthors(siteDir).keys, readTopics(siteDir).keys),
  fields: ({front}) => front,
  body: ({body}) => body,
  components: WRITERS_COMPONENTS,
  problems: (entries, siteDir) =>
    recipeCardProblems(
      entries.map(({item}) => item),
      readCollection(siteDir, recipes).ids,
    ),
  check: async (entries) => (await import('./readingTimes')).readingTimes(entries.map(({item}) => item)),
  path: ({id}) => `${JOURNAL_PATH}/${id}`,
  pages: (siteDir) => [
    JOURNAL_PATH,
    TOPICS_PATH,
    ...(readTopics(siteDir).keys ?? []).map((topic) => `${TOPICS_PATH}/${topic}`),
  ],
  isDraft: ({front}) => front.draft === true,
  pageTitle: ({front}) => ({at: ['title'], title: front.title}),
  link: ({front}) => front.title,

  read(siteDir) {
    const {articles: all, problems, ids} = readArticles(siteDir);
    return {entries: all.map((item) => ({file: item.file, item, lineOf: item.lineOf})), problems, ids};
  },
};

/** Who writes the articles. */
export const authors: Collection = {
  name: 'authors',
  title: 'Authors of the journal',
  files: AUTHORS_FILE,
  isSetting: true,
  schema: () => authorsSchema,
  check: (_entries, siteDir) => authorKeyProblems(siteDir),

  read(siteDir) {
    const {data, lineOf} = readYaml(siteDir, AUTHORS_FILE, authorsSchema);
    return {
      entries: data === undefined ? [] : [{file: AUTHORS_FILE, item: data, lineOf}],
      problems: readAuthors(siteDir).problems,
      ids: new Set(readAuthors(siteDir).keys),
    };
  },
};
