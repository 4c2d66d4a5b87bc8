import {type AnchorHTMLAttributes, useId} from 'react';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import clsx from 'clsx';
import {cardStyle} from '../../components/ui/IndexCard';
import paper from '../../components/ui/IndexCard.module.css';
import StampMark from '../../components/ui/StampMark';
import type {ResultGroup} from './groups';
import styles from './Results.module.css';
import type {Fragment, SearchResult} from './types';
import {useHistory} from '@docusaurus/router';
import {isModified} from '../../components/ui/clicks';
import {twoDigits} from '../../lib/twoDigits';

interface ResultLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  id: string;
  result: SearchResult;
}

const Marked = ({fragments}: {fragments: readonly Fragment[]}) =>
  fragments.map(({text, marked}, position) => (marked ? <mark key={position}>{text}</mark> : text));

/** A plain link: Docusaurus' `Link` renders on every change of address, and prefetches the script of every page in the list. */
function ResultLink({id, result, ...attributes}: ResultLinkProps) {
  const history = useHistory();
  const {withBaseUrl} = useBaseUrlUtils();
  const {path, title, context, excerpt, card} = result;
  return (
    <a
      {...attributes}
      id={id}
      aria-labelledby={context === undefined ? `${id}-title` : `${id}-title ${id}-context`}
      aria-describedby={`${id}-excerpt`}
      href={withBaseUrl(path)}
      className={clsx(styles.result, card && ['cream relative', paper.card, paper.row, styles.card])}
      style={card && cardStyle(card.number, card.channel)}
      onClick={(event) => {
        if (!isModified(event)) {
          event.preventDefault();
          history.push(event.currentTarget.pathname + event.currentTarget.hash);
        }
      }}
    >
      {card !== undefined && <span className={paper.number}>{twoDigits(card.number)}</span>}
      <span className={clsx('cluster grow shrinks', styles.text)}>
        <span id={`${id}-title`} className={styles.title}>
          <Marked fragments={title} />
        </span>
        {context !== undefined && (
          <span id={`${id}-context`} className={clsx('fine', styles.context)}>
            {context}
          </span>
        )}
        {card?.stamp && <StampMark stamp={card.stamp} />}
        <span id={`${id}-excerpt`} className={clsx('above4 note clamped full', styles.excerpt)}>
          <Marked fragments={excerpt} />
        </span>
      </span>
    </a>
  );
}

/** On the search page: a heading and a list of links for each group. */
export function Results({groups}: {groups: readonly ResultGroup[]}) {
  const id = useId();
  return groups.map(({label, results}, place) => (
    <div key={label} className={styles.group}>
      <h2 id={`${id}-${place}`} className={clsx('fine heavy', styles.label)}>
        {label}
      </h2>
      <ul aria-labelledby={`${id}-${place}`} className="clean-list">
        {results.map((result, index) => (
          <li key={result.path}>
            <ResultLink id={`${id}-${place}-${index}`} result={result} />
          </li>
        ))}
      </ul>
    </div>
  ));
}

interface OptionsProps {
  groups: readonly ResultGroup[];
  /** Index across all groups; -1 while the field is in use. */
  active: number;
  optionId: (index: number) => string;
}

/** In the dialog: options of a combobox, reached by keyboard from the field only. */
export function Options({groups, active, optionId}: OptionsProps) {
  const id = useId();
  const options = groups.flatMap(({results}) => results);
  return groups.map(({label, results}, place) => (
    <div key={label} role="group" aria-labelledby={`${id}-${place}`} className={styles.group}>
      <p id={`${id}-${place}`} className={clsx('fine heavy', styles.label)} role="presentation">
        {label}
      </p>
      {results.map((result) => {
        const index = options.indexOf(result);
        return (
          <ResultLink
            key={result.path}
            id={optionId(index)}
            role="option"
            aria-selected={index === active}
            tabIndex={-1}
            result={result}
          />
        );
      })}
    </div>
  ));
}
