import {useId, type ReactNode} from 'react';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import Icon, {type IconName} from '../../components/ui/Icon';
import {useFollow} from '../url-state/follow';
import type {Group, ResultGroup} from './groups';
import styles from './Results.module.css';
import type {Fragment} from './types';

const ICONS: Readonly<Record<Group, IconName>> = {
  Answers: 'check',
  Recipes: 'target',
  Journal: 'file',
  People: 'person',
  Pages: 'arrow',
};

interface ResultsProps {
  groups: readonly ResultGroup[];
  /** Position of the chosen option over all groups; -1 while the field itself is in use. */
  active: number;
  optionId: (index: number) => string;
  onChoose: () => void;
}

/** A text with its matches marked. */
const Marked = ({fragments}: {fragments: readonly Fragment[]}): ReactNode =>
  fragments.map(({text, marked}, position) => (marked ? <mark key={position}>{text}</mark> : text));

/**
 * The options of the search's list, group by group. Each is a link: a click with a modifier is the browser's own.
 * Docusaurus' `Link` is not used, because it would load the script of every page in the list.
 */
export default function Results({groups, active, optionId, onChoose}: ResultsProps): ReactNode {
  const id = useId();
  const follow = useFollow();
  const {withBaseUrl} = useBaseUrlUtils();
  const options = groups.flatMap(({results}) => results);

  return groups.map(({group, label, results}, place) => (
    <div key={label} role="group" aria-labelledby={`${id}-${place}`} className={styles.group}>
      <p id={`${id}-${place}`} className={styles.label} role="presentation">
        {label}
      </p>
      {results.map((result) => {
        const index = options.indexOf(result);
        const own = optionId(index);
        return (
          // A plain link, as said above.
          <a
            key={result.path}
            id={own}
            role="option"
            // Each arrow key reads the name, and the excerpt after it.
            aria-labelledby={result.context === undefined ? `${own}-title` : `${own}-title ${own}-context`}
            aria-describedby={`${own}-excerpt`}
            aria-selected={index === active}
            tabIndex={-1}
            href={withBaseUrl(result.path)}
            data-rank={result.rank}
            className={styles.option}
            onClick={(event) => {
              onChoose();
              follow(event);
            }}
          >
            <span className={styles.icon}>
              <Icon name={ICONS[group]} />
            </span>
            <span className={styles.text}>
              <span id={`${own}-title`} className={styles.title}>
                <Marked fragments={result.title} />
              </span>
              {result.context !== undefined && (
                <span id={`${own}-context`} className={styles.context}>
                  {result.context}
                </span>
              )}
              <span id={`${own}-excerpt`} className={styles.excerpt}>
                <Marked fragments={result.excerpt} />
              </span>
            </span>
          </a>
        );
      })}
    </div>
  ));
}
