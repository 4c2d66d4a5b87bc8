import type {ReactNode} from 'react';
import clsx from 'clsx';
import Cards from '../../../../components/ui/Cards';
import Reveal from '../../../../components/motion/Reveal';
import Section, {Width} from '../../../../components/layout/Section';
import TitledList from '../../../../components/ui/TitledList';
import texts from '../../../../data/pages/gtm-platform.yaml';
import {LIST_PATH} from '../../../../config/paths';
import LayersDrawing from './LayersDrawing';
import styles from './Platform.module.css';

/** The section that "See How It Works" scrolls to. */
export const HOW_IT_WORKS = 'how-it-works';

/** Problem and solution, side by side. */
export function ProblemAndSolution(): ReactNode {
  const {problem, solution} = texts;
  return (
    <Width>
      <div className={styles.turn}>
        <div>
          <p className={clsx('eyebrow', styles.label)}>{problem.label}</p>
          <h2>{problem.heading}</h2>
          <p>{problem.text}</p>
        </div>
        <div className={styles.solution}>
          <p className={clsx('eyebrow', styles.label)}>{solution.label}</p>
          <h2>{solution.heading}</h2>
          <p>{solution.text}</p>
        </div>
      </div>
    </Width>
  );
}

/** The two ways in which a team meets the platform. */
export function TwoCards(): ReactNode {
  const {heading, standUps, recipes} = texts.meet;
  return (
    <Section heading={heading}>
      <Cards columns={2} items={[standUps, {...recipes, to: LIST_PATH}]} />
    </Section>
  );
}

/** The three layers, drawn and described, with one example that travels through them. */
export function ThreeLayers(): ReactNode {
  return (
    <Section id={HOW_IT_WORKS} ground="sunk" {...texts.how}>
      <Reveal>
        <div className={styles.layers}>
          <LayersDrawing />
          <ol className="clean-list">
            {texts.layers.map(({id, name, text, example}) => (
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
    <Section heading={texts.eight.heading}>
      <TitledList as="ul" items={texts.features} className={styles.features} />
    </Section>
  );
}
