import type {ReactNode} from 'react';
import AdvisorSlide from '../../features/people/advisors/AdvisorSlide';
import Carousel from '../../components/motion/Carousel';
import {advisors} from '../../data/advisors';
import styles from './AdvisorSpotlight.module.css';

/** How many advisors the home page shows at most. */
const SHOWN = 5;

const slides = advisors
  .slice(0, SHOWN)
  .map((advisor) => ({id: advisor.id, label: `${advisor.name}, ${advisor.title}`, advisor}));

/** The first advisors, the one in the middle selected at first; a card, a dot, a button, an arrow key or a swipe selects one. */
export default function AdvisorSpotlight(): ReactNode {
  return (
    <Carousel
      label="Some of our advisors"
      slides={slides}
      start={Math.floor((slides.length - 1) / 2)}
      align="center"
      className={styles.spotlight}
    >
      {({advisor}, chosen, select) => <AdvisorSlide advisor={advisor} chosen={chosen} onChoose={select} />}
    </Carousel>
  );
}
