import type {ReactNode} from 'react';
import AdvisorSlide from '../../features/people/advisors/AdvisorSlide';
import Carousel from '../../components/motion/Carousel';
import {advisors} from '../../data/advisors';
import styles from './AdvisorSpotlight.module.css';

/** How many advisors the home page shows at most. */
const SHOWN = 5;

/** The first of a list in its middle, the next ones to its left and right by turns. */
export const fromMiddle = <T,>(items: readonly T[]): T[] =>
  items.reduce<T[]>((row, item, index) => (index % 2 === 1 ? [item, ...row] : [...row, item]), []);

const slides = fromMiddle(advisors.slice(0, SHOWN)).map((advisor) => ({
  id: advisor.id,
  label: `${advisor.name}, ${advisor.title}`,
  advisor,
}));

/** The first advisors, those with a profile to read in the middle, where one is selected at first; a card, a dot, a button, an arrow key or a swipe selects one. */
export default function AdvisorSpotlight(): ReactNode {
  return (
    <Carousel
      label="Some of our advisors"
      slides={slides}
      start={Math.floor(slides.length / 2)}
      align="center"
      className={styles.spotlight}
    >
      {({advisor}, chosen, select) => <AdvisorSlide advisor={advisor} chosen={chosen} onChoose={select} />}
    </Carousel>
  );
}
