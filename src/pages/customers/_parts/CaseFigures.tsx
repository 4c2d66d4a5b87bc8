import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Section from '../../../components/layout/Section';
import {recipePath} from '../../../config/paths';
import texts from '../../../data/pages/customers.yaml';
import {caseInWords, leftInWords} from '../../../data/recipes/words';
import {keepFigures} from '../../../lib/keepFigures';
import styles from './CaseFigures.module.css';

/** The case of one recipe, its figures before and after; nothing where the recipe is not there. */
export default function CaseFigures(): ReactNode {
  const {heading, link, recipes} = texts.case;
  const [id] = recipes;
  const recipe = id === undefined ? undefined : texts.recipeLinks[id];
  if (id === undefined || recipe?.case === undefined) {
    return null;
  }
  const {shop, did, columns, figures, left, wrong} = recipe.case;
  const said = [shop, did, ...(left === undefined ? [] : [`Left: ${leftInWords(left)}`]), wrong];
  return (
    <Section poster heading={heading} lead={caseInWords(recipe.case)}>
      <dl className={styles.figures}>
        {figures.map(({label, before, after}) => (
          <div key={label}>
            <dt>{label}</dt>
            {before !== undefined && (
              <dd className={styles.before}>
                <small>{columns[0]}</small> {keepFigures(before)}
              </dd>
            )}
            <dd>
              <small>{columns[1]}</small> {keepFigures(after)}
            </dd>
          </div>
        ))}
      </dl>
      <ul className={styles.said}>
        {said.map((sentence) => (
          <li key={sentence}>{keepFigures(sentence)}</li>
        ))}
      </ul>
      <p>
        <Link to={recipePath(id)} className="loneLink">
          {`${link}: ${recipe.name}`}
        </Link>
      </p>
    </Section>
  );
}
