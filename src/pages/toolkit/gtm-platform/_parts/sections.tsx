import clsx from 'clsx';
import Cards from '../../../../components/ui/Cards';
import Section, {Width} from '../../../../components/layout/Section';
import TitledList from '../../../../components/ui/TitledList';
import {LIST_PATH} from '../../../../config/paths';
import styles from './Platform.module.css';

const LAYERS = [
  {
    title: 'Data',
    text: 'Shop, ads, e-mail and finance, read every night, with one definition of margin.',
    example: 'Paid social spend up 18\u00a0%, first orders up 4\u00a0%.',
  },
  {
    title: 'Knowledge',
    text: 'Growth recipes, your past tests and your advisor’s notes.',
    example: 'In March, the same gap came from one tired creative.',
  },
  {
    title: 'Action',
    text: 'A short list each Monday: what, who, and when we look again.',
    example: 'Pause the two oldest ads, brief three new hooks, check on Friday.',
  },
];

const FEATURES = [
  {title: 'One margin', text: 'Revenue less all variable costs and media, by channel.'},
  {title: 'Monday brief', text: 'What moved last week, and probably why.'},
  {title: 'Test register', text: 'Every bet with its number, stop rule and result.'},
  {title: 'Recipe matching', text: 'Recipes that fit your channels and data, with reasons.'},
  {title: 'Cohort view', text: 'Repeat orders by month of first order.'},
  {title: 'Early warnings', text: 'A message when a number leaves its range.'},
  {title: 'Shared task list', text: 'One list with your advisor, with owners and dates.'},
  {title: 'Investor export', text: 'Numbers for a data room, with definitions.'},
];

/** The section that "See How It Works" scrolls to. */
export const HOW_IT_WORKS = 'how-it-works';

export function ProblemAndSolution() {
  return (
    <Width>
      <div className={clsx('two foldsCompact', styles.turn)}>
        <div>
          <p className="eyebrow below16">Problem</p>
          <h2 className="below16">Go-to-market lives in eleven tabs</h2>
          <p>Each reports its own success, and reconciling them takes the week.</p>
        </div>
        <div className={styles.solution}>
          <p className="eyebrow below16">Solution</p>
          <h2 className="below16">One page that ends in a decision</h2>
          <p>It compares what it finds with what has worked before, and gives your team a short list.</p>
        </div>
      </div>
    </Width>
  );
}

export function TwoCards() {
  return (
    <Section heading="On Monday morning, and when you are stuck">
      <Cards
        columns={2}
        items={[
          {
            title: 'AI-Assisted Stand-ups',
            text: 'Half a page before the call: three numbers that moved, their likely causes, and the bets now due. Your advisor checks it first.',
          },
          {
            title: 'Growth Recipes',
            text: 'Playbooks with steps, assets and stop rules, matched to your channels. The one you choose becomes a task list.',
            action: 'Read the recipes',
            to: LIST_PATH,
          },
        ]}
      />
    </Section>
  );
}

export function ThreeLayers() {
  return (
    <Section
      id={HOW_IT_WORKS}
      ground="sunk"
      eyebrow="How it works"
      heading="Data carries knowledge, and knowledge carries action"
    >
      <TitledList
        items={LAYERS}
        className={clsx('numbered three gapColumns above40 foldsMedium', styles.layers)}
      />
    </Section>
  );
}

/** What the platform writes, one line of each layer. */
export function MondayBrief() {
  return (
    <div className="aside stack gap16 large">
      <p className="strong">
        Monday brief <span className="soft regular">(an invented example)</span>
      </p>
      {LAYERS.map(({title, example}) => (
        <p key={title}>
          <span className="tiny soft block">{title}</span>
          {example}
        </p>
      ))}
    </div>
  );
}

export function Features() {
  return (
    <Section heading="What it does without a data team">
      <TitledList as="ul" items={FEATURES} className={clsx('four above40', styles.features)} />
    </Section>
  );
}
