import clsx from 'clsx';
import Link from '@docusaurus/Link';
import CallToAction from '../../../components/layout/CallToAction';
import Hero from '../../../components/layout/Hero';
import Section, {SectionHeading, Width} from '../../../components/layout/Section';
import Split from '../../../components/layout/Split';
import SplitSection from '../../../components/layout/SplitSection';
import Linked from '../../../components/ui/Linked';
import {ButtonLink} from '../../../components/ui/Button';
import Icon, {type IconName} from '../../../components/ui/Icon';
import {recipePath, starterPath, type PageLink} from '../../../config/paths';
import {spendText} from '../../../data/plans/spend';
import {contactPath} from '../../../shell/forms/about';
import Page from '../../../shell/page/Page';
import PrintAddress from '../../../shell/page/PrintAddress';
import type {Day} from '../plan/days';
import {FIRST_DAY, inPlanner, placeInWords, weekOf, type StarterPlan} from '../plan/starters';
import {weekdayName} from '../plan/words';
import Agenda from '../planner/Agenda';
import Costs from '../planner/Costs';
import styles from './StarterPage.module.css';

const named = (week: string) => (day: Day) => `${week} ${weekOf(day)}`;

interface StarterPageProps {
  starterPlan: StarterPlan;
  /** The other plans, and hubs for the same visitors. */
  others: readonly PageLink[];
}

function Points({heading, icon, points}: {heading: string; icon: IconName; points: readonly string[]}) {
  return (
    <div className={styles.points}>
      <h3 className="below12">{heading}</h3>
      <ul className="clean-list">
        {points.map((point) => (
          <li className="grid gap12 ruled" key={point}>
            <Icon name={icon} />
            <span>{point}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** What is done or seen in each week or month. */
function Weeks({rows}: {rows: readonly {when: string; title: string; text: string}[]}) {
  return (
    <ol className={styles.weeks}>
      {rows.map(({when, title, text}) => (
        <li className="grid ruled" key={`${when} ${title}`}>
          <span className="brand numeral subheading">{when}</span>
          <div>
            <h3>{title}</h3>
            <p className="measure above8 soft">
              <Linked>{text}</Linked>
            </p>
          </div>
        </li>
      ))}
    </ol>
  );
}

/** One starter plan; all of its content comes from its YAML file and from the recipes. */
export default function StarterPage({starterPlan, others}: StarterPageProps) {
  const {starter, items, expected} = starterPlan;
  const {situation, forWhom, notFor, beside, afterwards} = starter;
  return (
    <Page {...starter.page} keywords={starter.keywords} crumb={starter.title} type="article">
      <Hero
        label="Starter plan"
        heading={starter.title}
        lead={starter.oneLine}
        actions={
          <ButtonLink to={inPlanner(starter)}>
            <Icon name="calendar" /> Open in the planner
          </ButtonLink>
        }
      />
      <Width className={styles.costs}>
        <Costs plan={{items}} start={FIRST_DAY} when={named('Week')} />
      </Width>
      <SplitSection ground="sunk" heading="In this order, and why">
        <ol className={clsx('numbered grid', styles.order)}>
          {items.map(({recipe, ...item}) => (
            <li key={recipe.id}>
              <h3>
                <Link to={recipePath(recipe.id)}>{recipe.name}</Link>
              </h3>
              <p className="measure above8">{starter.recipes.find(({id}) => id === recipe.id)?.because}</p>
              <p className="measure above8 note">
                {placeInWords({recipe, ...item})}
                {recipe.spend && `; ${spendText(recipe.spend)}`}
              </p>
            </li>
          ))}
        </ol>
      </SplitSection>
      <Section>
        <Split>
          <SectionHeading heading="Where you are" />
          <div>
            {situation.map((paragraph) => (
              <p className="measure below16" key={paragraph}>
                {paragraph}
              </p>
            ))}
          </div>
        </Split>
        <div className="two gapColumns above40 foldsCompact">
          <Points heading="It suits" icon="check" points={forWhom} />
          <Points heading="It does not suit" icon="close" points={notFor} />
        </div>
      </Section>
      {beside !== undefined && (
        <SplitSection heading={beside.heading} lead={beside.lead}>
          <Weeks rows={beside.rows} />
        </SplitSection>
      )}
      <SplitSection heading="Week by week" lead="Week 1 is whichever you choose.">
        <Agenda plan={{items}} weekName={named('Week')} dayName={weekdayName} untilName={named('week')} />
      </SplitSection>
      <SplitSection ground="sunk" heading="What you will know, and when">
        <Weeks
          rows={[
            ...expected.map(({week, recipe, text}) => ({when: `Week ${week}`, title: recipe, text})),
            {when: 'Then', title: 'After the last decision', text: afterwards},
          ]}
        />
      </SplitSection>
      <Section>
        <div className="screenOnly">
          <h2 className="subheading below12">Other situations</h2>
          <ul>
            {others.map(({path, title}) => (
              <li key={path}>
                <Link to={path} className="touch">
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        </div>
        <PrintAddress path={starterPath(starter.id)} />
      </Section>
      <CallToAction
        heading="Want it checked against your numbers?"
        text="Bring a month of numbers. We say which recipe we would begin with in your case, and which we would leave out."
        button="Book Free Consultation"
        to={contactPath(`Starter plan: ${starter.title}`)}
      />
    </Page>
  );
}
