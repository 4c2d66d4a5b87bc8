import type {ParseFrontMatter} from '@docusaurus/types';

/** The fields that Docusaurus itself reads, of docs and of articles. */
const READ = ['id', 'slug', 'title', 'description', 'keywords', 'date', 'authors', 'tags', 'draft'];

/** Front matter without what only our own pages read: their routes pass it, and no script carries it twice. */
export const shownFields: ParseFrontMatter = async (params) => {
  const {frontMatter, content} = await params.defaultParseFrontMatter(params);
  return {
    content,
    frontMatter: Object.fromEntries(Object.entries(frontMatter).filter(([name]) => READ.includes(name))),
  };
};
