import Link from '@docusaurus/Link';
import recipe from '@generated/recipes/default/cases/meta-account-consolidation.json';
import Section from '../../../components/layout/Section';
import {recipePath} from '../../../config/paths';
import {caseInWords, leftInWords} from '../../../data/recipes/words';
import {keepFigures} from '../../../lib/keepFigures';
import styles from './CaseFigures.module.css';

export default function CaseFigures() {
  const {shop, did, columns, figures, left, wrong} = recipe.case;
  const said = [shop, did, ...(left === undefined ? [] : [`Left: ${leftInWords(left)}`]), wrong];
  return (
    <Section poster heading="A case, before and after" lead={caseInWords(recipe.case)}>
      <dl className={styles.figures}>
        {figures.map(({label, before, after}) => (
          <div className="grid bottom" key={label}>
            <dt className="strong">{label}</dt>
            {before !== undefined && (
              <dd className="soft">
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
        <Link to={recipePath(recipe.id)} className="loneLink">
          {`Read the recipe: ${recipe.name}`}
        </Link>
      </p>
    </Section>
  );
}
