import type {AnchorHTMLAttributes, ReactNode} from 'react';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import Icon, {type IconName} from '../../components/ui/Icon';
import {useFollow} from '../../shell/url-state/follow';
import {groupOf, type Group} from './groups';
import styles from './Results.module.css';
import type {Fragment, SearchResult} from './types';

const ICONS: Readonly<Record<Group, IconName>> = {
  Answers: 'check',
  Recipes: 'target',
  Journal: 'file',
  People: 'person',
  Pages: 'arrow',
};

interface ResultLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  id: string;
  result: SearchResult;
}

const Marked = ({fragments}: {fragments: readonly Fragment[]}): ReactNode =>
  fragments.map(({text, marked}, position) => (marked ? <mark key={position}>{text}</mark> : text));

/** A plain link, because Docusaurus' `Link` would prefetch the script of every page in the list. */
export default function ResultLink({id, result, ...attributes}: ResultLinkProps): ReactNode {
  const follow = useFollow();
  const {withBaseUrl} = useBaseUrlUtils();
  const {path, title, context, excerpt} = result;
  return (
    <a
      {...attributes}
      id={id}
      aria-labelledby={context === undefined ? `${id}-title` : `${id}-title ${id}-context`}
      aria-describedby={`${id}-excerpt`}
      href={withBaseUrl(path)}
      className={styles.result}
      onClick={follow}
    >
      <span className={styles.icon}>
        <Icon name={ICONS[groupOf(path)]} />
      </span>
      <span className={styles.text}>
        <span id={`${id}-title`} className={styles.title}>
          <Marked fragments={title} />
        </span>
        {context !== undefined && (
          <span id={`${id}-context`} className={styles.context}>
            {context}
          </span>
        )}
        <span id={`${id}-excerpt`} className={styles.excerpt}>
          <Marked fragments={excerpt} />
        </span>
      </span>
    </a>
  );
}
