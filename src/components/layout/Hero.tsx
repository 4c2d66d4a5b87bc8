import type {ReactNode} from 'react';
import styles from './Hero.module.css';
import HeroGrid from './HeroGrid';
import PageHeader from './PageHeader';
import {Width} from './Section';

interface HeroProps {
  heading: ReactNode;
  lead: ReactNode;
  /** Small label above the heading. */
  label?: ReactNode;
  /** Buttons and anything beside them. */
  actions?: ReactNode;
  /** The page's drawing. */
  figure?: ReactNode;
  /** Drawing beside the text, or below it over the whole width. */
  layout?: 'split' | 'stacked';
  /** Whether the figure is something to use, which needs the whole width on tablets. */
  tool?: boolean;
}

/** A page's opening: its one h1, what it is about, what to do, and its drawing. */
export default function Hero({
  heading,
  lead,
  label,
  actions,
  figure,
  layout = 'split',
  tool = false,
}: HeroProps): ReactNode {
  const words = (
    <PageHeader label={label} heading={heading} lead={lead}>
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </PageHeader>
  );
  const drawing = figure !== undefined && <div className={styles.figure}>{figure}</div>;
  return layout === 'split' ? (
    <HeroGrid side={tool ? 'tool' : 'usual'}>
      {words}
      {drawing}
    </HeroGrid>
  ) : (
    <Width className={styles.stacked}>
      {words}
      {drawing}
    </Width>
  );
}
