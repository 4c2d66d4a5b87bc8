import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {Width} from '../../../components/layout/Section';
import Pager from '../../../components/ui/Pager';
import Page from '../../page/Page';
import {indexPath, LIST_PATH, recipePath} from '../paths';
import type {IndexPage as IndexPageData} from './library';
import styles from './LibraryIndex.module.css';

/** One page of the plain index of a large library: links in the order of the alphabet, complete without script. */
export default function IndexPage({page: {number, pages, recipes}}: {page: IndexPageData}): ReactNode {
  const neighbour = (other: number) =>
    other < 1 || other > pages
      ? undefined
      : {title: `Page ${other} of ${pages}`, permalink: indexPath(other)};
  const name = `All growth recipes, A to Z: page ${number} of ${pages}`;
  return (
    <Page
      title={name}
      description={`${recipes.length} growth recipes from “${recipes[0]?.name ?? ''}” to “${recipes.at(-1)?.name ?? ''}”, page ${number} of ${pages} of the whole library.`}
      keywords={['growth recipes']}
      crumb={`Page ${number}`}
    >
      <Width className={styles.index}>
        <h1 className={styles.heading}>{name}</h1>
        <p>
          <Link to={LIST_PATH}>Search and filter the library</Link>
        </p>
        <ul className={styles.links}>
          {recipes.map((recipe) => (
            <li key={recipe.id}>
              <Link to={recipePath(recipe.id)}>{recipe.name}</Link>
            </li>
          ))}
        </ul>
        <Pager label="Pages of the index" previous={neighbour(number - 1)} next={neighbour(number + 1)} />
      </Width>
    </Page>
  );
}
