import clsx from 'clsx';
import Link from '@docusaurus/Link';
import CallToAction from '../../components/layout/CallToAction';
import Evidence from '../../components/layout/Evidence';
import HeroGrid from '../../components/layout/HeroGrid';
import PageHeader from '../../components/layout/PageHeader';
import Section, {SectionHeading} from '../../components/layout/Section';
import Split from '../../components/layout/Split';
import {useSite} from '../../config/useSite';
import type {Hub} from '../../data/hubs/schema';
import {hubPath} from '../../config/paths';
import {hueColour} from '../../config/hues';
import {HEADINGS} from '../../data/evidence/text';
import {hubTitle} from '../../data/hubs/types';
import {useOpenAtHash} from '../../lib/useOpenAtHash';
import RecipeIndexCard from '../../components/ui/RecipeIndexCard';
import Page from '../../shell/page/Page';
import {professionalService} from '../../shell/page/entities';
import CalculatorTiles from '../calculators/page/CalculatorTiles';
import TitledList from '../../components/ui/TitledList';
import HubGlyph from './HubGlyph';
import {contactPath} from '../../shell/forms/about';
import list from './HubList.module.css';
import styles from './HubPage.module.css';
import {HubCards, HubExtra} from './HubSections';
import HubStarts from './HubStarts';
import Yardsticks from './Yardsticks';
import type {RecipeCard} from '../../data/recipes/card';
import type {Paper} from '../../data/recipes/paper';

interface HubPageProps {
  hub: Hub;
  recipes: readonly RecipeCard[];
  plans: readonly {id: string; title: string}[];
  papers: readonly Paper[];
}

export default function HubPage({hub, recipes, plans, papers}: HubPageProps) {
  const site = useSite();
  const {id, title, description, action, sums, sources, reviewed} = hub;
  const jumps = [
    ...(hub.yardsticks ? [['yardsticks', 'Yardsticks', hub.yardsticks.length] as const] : []),
    ...hub.sections.flatMap((section) =>
      section.kind === 'list' && section.jump !== undefined
        ? [[section.id, section.jump, section.groups.flatMap(({items}) => items).length] as const]
        : [],
    ),
    ...(sources ? [['sources', HEADINGS.sources, sources.length] as const] : []),
  ];
  const [first] = recipes;
  const contents = jumps.length > 1 && (
    <nav aria-label="On this page" className={styles.jumps}>
      <ul className="clean-list">
        {jumps.map(([anchor, name, count]) => (
          <li key={anchor}>
            <Link to={`#${anchor}`} className="row between note">
              {name} <span className="figures">{count}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
  useOpenAtHash();
  return (
    <Page
      title={hubTitle(hub)}
      description={description}
      keywords={hub.keywords}
      data={[professionalService(site, {name: title, description, path: hubPath(id)})]}
    >
      <div className={styles.page} style={{'--hue': hueColour(hub.hue)}}>
        <div className={clsx('above16', styles.hub)}>
          <HeroGrid className={styles.hero}>
            <div>
              <PageHeader
                heading={hub.heading}
                lead={hub.lead}
                label={
                  <span className={clsx('middle gapText', styles.name)}>
                    <HubGlyph icon={hub.icon} />
                    {title}
                  </span>
                }
              />
              {first && contents}
            </div>
            {hub.starts ? (
              <HubStarts starts={hub.starts} recipes={recipes} />
            ) : first ? (
              <RecipeIndexCard as="div" recipe={first} />
            ) : (
              <div>
                {contents}
                <p className="above16">
                  <Link to="/services/advisory" className="touch note">
                    Our advisory
                  </Link>
                </p>
              </div>
            )}
          </HeroGrid>
        </div>
        <Section>
          <Split>
            <SectionHeading heading={hub.intro.heading} />
            <div className={styles.intro}>
              {hub.intro.paragraphs.map((paragraph) => (
                <p className="measure below16 large" key={paragraph}>
                  {paragraph}
                </p>
              ))}
            </div>
          </Split>
        </Section>
        <HubCards hub={hub} recipes={recipes} plans={plans} />
        <Section ground="sunk" heading={hub.approach.heading}>
          <TitledList items={hub.approach.steps} className={clsx('numbered four above48', styles.approach)} />
        </Section>
        {hub.yardsticks && <Yardsticks rows={hub.yardsticks} />}
        {hub.sections.map((section) => (
          <HubExtra key={section.heading} hub={id} papers={papers} section={section} />
        ))}
        {hub.calculators.length > 0 && (
          <Section heading="Work it out with your own numbers">
            <div className="above32">
              <CalculatorTiles ids={hub.calculators} />
            </div>
          </Section>
        )}
        {sums && sources && reviewed && (
          <Section id="sources">
            <details className={list.group}>
              <summary className="row between">
                <h2 className="subheading">{`${HEADINGS.sources} and sums`}</h2>
              </summary>
              <Evidence sums={sums} sources={sources} reviewed={reviewed} as="h3" />
            </details>
          </Section>
        )}
      </div>
      <CallToAction
        {...action}
        to={action.to === '/contact' ? contactPath(`Growth hub: ${hub.title}`) : action.to}
      />
    </Page>
  );
}
