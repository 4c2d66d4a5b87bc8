import type {ReactNode} from 'react';
import AdvisorSlide from '../../features/people/AdvisorSlide';
import Carousel from '../../components/motion/Carousel';
import {advisors} from '../../data/advisors';
import styles from './AdvisorSpotlight.module.css';

/** How many advisors the home page shows, and which one begins selected (specification 1 sections 2.3 and 4). */
const SHOWN = 5;
const START = 2;

const slides = advisors
  .slice(0, SHOWN)
  .map((advisor) => ({id: advisor.id, label: `${advisor.name}, ${advisor.title}`, advisor}));

/** Five advisors; a card, a dot, a button, an arrow key or a swipe selects one. */
export default function AdvisorSpotlight(): ReactNode {
  return (
    <Carousel
      label="Five of our advisors"
      slides={slides}
      start={START}
      align="center"
      className={styles.spotlight}
    >
      {({advisor}, chosen, select) => <AdvisorSlide advisor={advisor} chosen={chosen} onChoose={select} />}
    </Carousel>
  );
}
