import Link from '@docusaurus/Link';
import clsx from 'clsx';
import {ButtonLink} from '../../components/ui/Button';
import Reveal from '../../components/motion/Reveal';
import Rows from '../../components/ui/Rows';
import Section from '../../components/layout/Section';
import {advisorPath, STORIES_PATH} from '../../config/paths';
import {claims} from '../../config/site';
import advisors from '@generated/content/default/advisors.json';
import styles from './sections.module.css';

const [RAISED, MARKETS, LAUNCHES] = claims.headline;

const HELPED = [
  {
    title: 'Into a country where the brand was unknown',
    text: 'We take one market at a time: landed price and delivery promise first, then a checkout that people there trust, then a small set of ads. The second country gets a budget when the first one earns its own.',
    number: '4 markets',
    did: 'opened, each with a written stop rule',
    advisor: 'astrid-lindqvist',
    figure: MARKETS,
  },
  {
    title: 'From a first idea to a product in use',
    text: 'It takes a waiting list with a reason to join, proof from the first users, and one number, agreed before launch day, that decides whether to push on, change the offer or stop.',
    number: 'About 2 weeks',
    did: 'from the first conversation to a platform in daily use',
    advisor: 'matteo-ferrante',
    story: {path: '/customers/stories/noms', name: 'NOMS'},
    figure: LAUNCHES,
  },
  {
    title: 'Through a round without stopping the company',
    text: 'The founder gets a model they can defend alone, a data room that answers the next question before it is asked, and a list of investors short enough to treat each one well.',
    number: '6 rounds',
    did: 'prepared, from the first model to the signed term sheet',
    advisor: 'astrid-lindqvist',
    figure: RAISED,
  },
];

/** The name of an advisor; the link beside it stops the build where there is none. */
const nameOf = (id: string) => advisors.find((advisor) => advisor.id === id)?.name ?? id;

export default function HowHaveWeHelped() {
  return (
    <Section
      eyebrow="How have we helped before"
      heading="A country, a product, a round"
      ground="evergreen"
      className={styles.spaced}
    >
      <Reveal>
        <Rows
          rows={HELPED.map(({figure, title, text, number, did, advisor, story}) => ({
            title,
            text: (
              <>
                <p>{text}</p>
                <p className={styles.proof}>
                  <strong>{number}</strong> {did}: <Link to={advisorPath(advisor)}>{nameOf(advisor)}</Link>
                  {story !== undefined && (
                    <>
                      , in <Link to={story.path}>{story.name}</Link>
                    </>
                  )}
                </p>
                <p className={clsx('small strong', styles.figure)}>{`${figure.value} ${figure.label}`}</p>
              </>
            ),
          }))}
        />
      </Reveal>
      <p className="cluster gap12 aboveActions">
        <ButtonLink to={STORIES_PATH}>Read client stories</ButtonLink>
      </p>
    </Section>
  );
}
