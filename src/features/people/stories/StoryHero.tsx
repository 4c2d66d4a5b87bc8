import type {ReactNode} from 'react';
import HeroGrid from '../../../components/layout/HeroGrid';
import {Width} from '../../../components/layout/Section';
import SampleBadge from '../../../components/ui/SampleBadge';
import {useStory} from './StoryContext';
import StoryFacts, {BackToStories} from './StoryFacts';
import styles from './StoryHero.module.css';

interface StoryHeroProps {
  /** Whether the figure is beside the heading, on the client's hue, or across the page below it. */
  figure: 'beside' | 'below';
  /** The figure, where there is one. */
  children?: ReactNode;
}

/** The opening of a story: the client's name, the heading and facts of its YAML file, and a figure. */
export default function StoryHero({figure, children}: StoryHeroProps): ReactNode {
  const {client} = useStory();
  const words = (
    <>
      <BackToStories />
      <p className={styles.client}>
        {client.name} <SampleBadge of={{sample: client.sample === true || client.story?.sample === true}} />
      </p>
      <h1 className={styles.heading}>{client.story?.heading}</h1>
      <StoryFacts client={client} />
    </>
  );
  return figure === 'below' ? (
    <Width className={styles.above}>
      {words}
      {children}
    </Width>
  ) : (
    <div className={styles.ground}>
      <HeroGrid side="even" under className={styles.beside}>
        <div>{words}</div>
        {children}
      </HeroGrid>
    </div>
  );
}
