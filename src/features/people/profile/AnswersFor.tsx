import Link from '@docusaurus/Link';
import {RecipeFacts} from '../../../components/ui/Badge';
import Section from '../../../components/layout/Section';
import {JOURNAL_PATH, recipePath} from '../../../config/paths';
import {firstNameOf, type Advisor, type Answers} from '../../../data/advisors/types';
import styles from './AnswersFor.module.css';

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
    <Section
      heading={`What ${firstNameOf(advisor)} answers for`}
      lead="Recipes and articles with this name on them. Questions and corrections go to their author."
    >
      <ul className={styles.list}>
        {articles.map(({id, title}) => (
          <li key={id}>
            <Link className="row strong" to={`${JOURNAL_PATH}/${id}`}>
              {title}
            </Link>
            <p className="below20 note">Journal</p>
          </li>
        ))}
        {recipes.map(({id, name, facts}) => (
          <li key={id}>
            <Link className="row strong" to={recipePath(id)}>
              {name}
            </Link>
            <p className="below20 note">
              <RecipeFacts facts={facts} />
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
