import type {ReactNode} from 'react';
import Cards from '../../../../components/ui/Cards';
import Reveal from '../../../../components/motion/Reveal';
import Section, {Width} from '../../../../components/layout/Section';
import {features, layers} from '../../../../data/pages/platform';
import {LIST_PATH} from '../../../../features/recipes/paths';
import LayersDrawing from './LayersDrawing';
import styles from './Platform.module.css';

/** The section that "See How It Works" scrolls to. */
export const HOW_IT_WORKS = 'how-it-works';

/** Problem and solution, side by side. */
export function ProblemAndSolution(): ReactNode {
  return (
    <Width>
      <div className={styles.turn}>
        <div>
          <p className={styles.label}>Problem</p>
          <h2>Go-to-market lives in eleven tabs</h2>
          <p>
            Each tool reports its own success. The week goes into reconciling them, and the meeting that
            should decide something ends with a request for another export.
          </p>
        </div>
        <div className={styles.solution}>
          <p className={styles.label}>Solution</p>
          <h2>One page that ends in a decision</h2>
          <p>
            The platform reads the tools, compares what it finds with what has worked before, and puts a short
            list in front of your team and your advisor. People choose; it remembers.
          </p>
        </div>
      </div>
    </Width>
  );
}

/** The two ways in which a team meets the platform. */
export function TwoCards(): ReactNode {
  return (
    <Section heading="You meet it on Monday morning, and again when you are stuck">
      <Cards
        columns={2}
        items={[
          {
            title: 'AI-Assisted Stand-ups',
            text: 'Before the call, everybody gets the same half page: three figures that moved, the likely cause of each, and the open bets whose date has come. The stand-up takes fifteen minutes because nobody has to report. Your advisor checks the brief before it is sent.',
          },
          {
            title: 'Growth Recipes',
            text: 'Fifty playbooks with steps, assets and stop rules, matched to your channels and your data volume. Choose one and it becomes a task list with owners. The library is open to everybody; the matching is what the platform adds.',
            to: LIST_PATH,
            action: 'Read the recipes',
          },
        ]}
      />
    </Section>
  );
}

/** The three layers, drawn and told, with one example that travels through them. */
export function ThreeLayers(): ReactNode {
  return (
    <Section
      id={HOW_IT_WORKS}
      ground="sunk"
      eyebrow="How it works"
      heading="Three layers: data carries knowledge, knowledge carries action"
      lead="Read it from the bottom up. One example, invented but typical, climbs with you."
    >
      <Reveal>
        <div className={styles.layers}>
          <LayersDrawing />
          <ol>
            {layers.map(({id, name, text, example}) => (
              <li key={id}>
                <h3>{name}</h3>
                <p>{text}</p>
                <p className={styles.example}>{example}</p>
              </li>
            ))}
          </ol>
        </div>
      </Reveal>
    </Section>
  );
}

/** The eight features. */
export function Features(): ReactNode {
  return (
    <Section heading="Eight things it does, and none of them needs a data team">
      <ul className={styles.features}>
        {features.map(({title, text}) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
