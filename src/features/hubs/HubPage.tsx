import clsx from 'clsx';
import {ButtonLink} from '../../components/ui/Button';
import CallToAction from '../../components/layout/CallToAction';
import Evidence from '../../components/layout/Evidence';
import Hero from '../../components/layout/Hero';
import Section, {SectionHeading} from '../../components/layout/Section';
import Split from '../../components/layout/Split';
import {useSite} from '../../config/useSite';
import type {Hub} from '../../data/hubs/schema';
import {hubPath, LIST_PATH} from '../../config/paths';
import {hueColour} from '../../config/hues';
import {HEADINGS} from '../../data/evidence/text';
import {hubTitle} from '../../data/hubs/types';
import {useOpenAtHash} from '../../lib/useOpenAtHash';
import {ChipLink} from '../../components/ui/Chip';
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
  const jumps = hub.sections.flatMap((section): [string, string][] =>
    section.kind === 'list' && section.jump !== undefined ? [[section.id, section.jump]] : [],
  );
  if (hub.yardsticks) {
    jumps.unshift(['yardsticks', 'Yardsticks']);
  }
  if (sums) {
    jumps.push(['sources', HEADINGS.sources]);
  }
  useOpenAtHash();
  return (
    <Page
      title={hubTitle(hub)}
      description={description}
      keywords={hub.keywords}
      data={[professionalService(site, {name: title, description, path: hubPath(id)})]}
    >
      <div className={styles.page} style={{'--hue': hueColour(hub.hue)}}>
        <div className={styles.hub}>
          <Hero
            layout="stacked"
            heading={hub.heading}
            lead={hub.lead}
            label={
              <span className={clsx('middle gapText', styles.name)}>
                <HubGlyph icon={hub.icon} />
                {title}
              </span>
            }
            actions={
              <>
                {recipes.length > 0 ? (
                  <ButtonLink to={LIST_PATH}>All growth recipes</ButtonLink>
                ) : (
                  <ButtonLink to="/services/advisory">Our advisory</ButtonLink>
                )}
                <nav aria-label="On this page" className="cluster gap8">
                  {jumps.map(([anchor, name]) => (
                    <ChipLink key={anchor} to={`#${anchor}`}>
                      {name}
                    </ChipLink>
                  ))}
                </nav>
              </>
            }
          />
          {hub.starts && <HubStarts starts={hub.starts} />}
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
