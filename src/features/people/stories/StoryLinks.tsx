import type {ReactNode} from 'react';
import {ButtonLink} from '../../../components/ui/Button';
import Icon from '../../../components/ui/Icon';
import {projectPath} from '../../../config/paths';
import styles from './Columns.module.css';
import {useStory} from './StoryContext';

/** Links in a row. */
export function StoryLinks({children}: {children: ReactNode}): ReactNode {
  return <div className={styles.more}>{children}</div>;
}

/** The way to the client's portfolio project; nothing where there is none. */
export function ProjectLink(): ReactNode {
  const {project} = useStory();
  return (
    project !== null && (
      <ButtonLink to={projectPath(project)}>
        See the portfolio project <Icon name="arrow" />
      </ButtonLink>
    )
  );
}

/** The way to a page of this site. */
export function PageLink({to, text}: {to: string; text: string}): ReactNode {
  return <ButtonLink to={to}>{text}</ButtonLink>;
}
