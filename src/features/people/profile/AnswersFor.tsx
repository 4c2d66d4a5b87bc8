import Link from '@docusaurus/Link';
import clsx from 'clsx';
import {FactLine} from '../../../components/ui/Badge';
import Section from '../../../components/layout/Section';
import {JOURNAL_PATH, recipePath} from '../../../config/paths';
import {firstNameOf, type Advisor, type Answers} from '../../../data/advisors/types';
import styles from './AnswersFor.module.css';

/** How many recipes are shown before the others unfold. */
const SHOWN = 3;

const inItem = ({id, name, facts}: Answers['recipes'][number]) => (
  <li key={id}>
    <Link className="row strong" to={recipePath(id)}>
      {name}
    </Link>
    <p className="below12 note">
      <FactLine facts={facts} />
    </p>
  </li>
);

export default function AnswersFor({
  advisor,
  answers: {recipes, articles},
}: {
  advisor: Advisor;
  answers: Answers;
}) {
  if (recipes.length + articles.length === 0) {
    return null;
  }
  return (
    <Section heading={`What ${firstNameOf(advisor)} answers for`}>
      <ul className={clsx('above24', styles.list)}>
        {articles.map(({id, title}) => (
          <li key={id}>
            <Link className="row strong" to={`${JOURNAL_PATH}/${id}`}>
              {title}
            </Link>
            <p className="below12 note">Journal</p>
          </li>
        ))}
        {recipes.slice(0, SHOWN).map(inItem)}
      </ul>
      {recipes.length > SHOWN && (
        <details className="ruled">
          <summary className="row strong">{`All ${recipes.length} recipes`}</summary>
          <ul className={clsx('above24', styles.list)}>{recipes.slice(SHOWN).map(inItem)}</ul>
        </details>
      )}
    </Section>
  );
}
