import type {ReactNode} from 'react';
import clsx from 'clsx';
import styles from './Hero.module.css';
import HeroGrid from './HeroGrid';
import PageHeader from './PageHeader';
import {Width} from './Section';

interface HeroProps {
  heading: ReactNode;
  lead: ReactNode;
  label?: ReactNode;
  actions?: ReactNode;
  figure?: ReactNode;
  /** The figure beside the text, or below it at full width; `low` leaves the screen to what follows. */
  layout?: 'split' | 'stacked' | 'low';
}

export default function Hero({heading, lead, label, actions, figure, layout = 'split'}: HeroProps) {
  const words = (
    <PageHeader label={label} heading={heading} lead={lead}>
      {actions !== undefined && (
        <div className={clsx('cluster middle aboveActions', styles.actions)}>{actions}</div>
      )}
    </PageHeader>
  );
  const drawing = figure !== undefined && <div className={styles.figure}>{figure}</div>;
  return layout === 'split' ? (
    <HeroGrid>
      {words}
      {drawing}
    </HeroGrid>
  ) : (
    <Width className={layout === 'low' ? styles.low : styles.stacked}>
      {words}
      {drawing}
    </Width>
  );
}
