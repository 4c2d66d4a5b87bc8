import fs from 'node:fs';
import {readArticles} from '../../../../../src/plugins/content/journal/frontMatter';
import {FILES, useSmallSite} from '../../../../support/smallSite';

const site = useSmallSite();
const COPY = 'blog/other.mdx';

test('a copied article has the title and the description of another', () => {
  fs.copyFileSync(site.full(FILES.article), site.full(COPY));
  const said = readArticles(site.path()).problems.map(({file, line, field, problem}) => [
    file,
    line,
    field,
    problem,
  ]);
  expect(said).toEqual([
    [COPY, 2, 'title', `is also the title in ${FILES.article}`],
    [FILES.article, 2, 'title', `is also the title in ${COPY}`],
    [COPY, 3, 'description', `is also the description in ${FILES.article}`],
    [FILES.article, 3, 'description', `is also the description in ${COPY}`],
  ]);
});
