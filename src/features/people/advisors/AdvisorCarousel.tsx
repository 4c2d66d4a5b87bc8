import advisors from '@generated/content/default/advisors.json';
import clsx from 'clsx';
import AdvisorSlide from './AdvisorSlide';
import {Samples} from '../../../components/ui/SampleBadge';
import styles from './AdvisorCarousel.module.css';
import {ButtonLink} from '../../../components/ui/Button';
import Carousel from '../../../components/motion/Carousel';
import {ADVISORS_PATH} from '../../../config/paths';

const slides = advisors.map((advisor) => ({id: advisor.id, label: advisor.name, advisor}));

export default function AdvisorCarousel() {
  return (
    <Samples of={advisors} note="people, until the owner’s own replace them.">
      <Carousel
        label="The advisors of the network"
        slides={slides}
        className={clsx('above40', styles.carousel)}
        again={({advisor}) => <AdvisorSlide advisor={advisor} again />}
      >
        {({advisor}) => <AdvisorSlide advisor={advisor} />}
      </Carousel>
      <p className="aboveActions">
        <ButtonLink to={ADVISORS_PATH}>View All Advisors</ButtonLink>
      </p>
    </Samples>
  );
}
