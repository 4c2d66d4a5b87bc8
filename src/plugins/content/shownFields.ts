import path from 'node:path';
import type {ParseFrontMatter} from '@docusaurus/types';
import {ContentError} from '../lib/problems';

/** The fields that Docusaurus itself reads, of docs and of articles. */
const READ = ['id', 'slug', 'title', 'description', 'keywords', 'date', 'authors', 'tags', 'draft'];

/** A first line that names a language: the parser of Docusaurus would run what follows. */
const LANGUAGE = /^\uFEFF?---[^\S\n]*[^\s-]/;

/** Front matter without what only our own pages read: their routes pass it, and no script carries it twice. */
export const shownFields: ParseFrontMatter = async (params) => {
  if (LANGUAGE.test(params.fileContent)) {
    throw new ContentError([
      {
        file: path.relative(process.cwd(), params.filePath),
        line: 1,
        problem: 'begins with "---" and a word, after which fields would be code. Write "---" alone.',
      },
    ]);
  }
  const {frontMatter, content} = await params.defaultParseFrontMatter(params);
  return {
    content,
    frontMatter: Object.fromEntries(Object.entries(frontMatter).filter(([name]) => READ.includes(name))),
  };
};
