import clsx from 'clsx';
import {ButtonLink} from '../../components/ui/Button';
import CallToAction from '../../components/layout/CallToAction';
import Hero from '../../components/layout/Hero';
import Section, {SectionHeading} from '../../components/layout/Section';
import Split from '../../components/layout/Split';
import {useSite} from '../../config/useSite';
import type {Hub} from '../../data/hubs/schema';
import {hubPath, LIST_PATH} from '../../config/paths';
import {hueColour} from '../../config/hues';
import {hubTitle} from '../../data/hubs/types';
import {ChipLink} from '../../components/ui/Chip';
import Page from '../../shell/page/Page';
import {professionalService} from '../../shell/page/entities';
import CalculatorTiles from '../calculators/page/CalculatorTiles';
import TitledList from '../../components/ui/TitledList';
import HubGlyph from './HubGlyph';
import {contactPath} from '../../shell/forms/about';
import styles from './HubPage.module.css';
import {HubCards, HubExtra} from './HubSections';
import HubStarts from './HubStarts';
import type {RecipeCard} from '../../data/recipes/card';

interface HubPageProps {
  hub: Hub;
  recipes: readonly RecipeCard[];
  plans: readonly {id: string; title: string}[];
}

/** To the sections that a visitor comes for, with the number of items of those that are lists. */
function Jumps({sections}: Pick<Hub, 'sections'>) {
  const jumps = sections.flatMap((section) => {
    if (section.kind === 'list') {
      const count = section.groups.flatMap(({items}) => items).length;
      return [{anchor: section.file, name: section.jump && `${section.jump} ${count}`}];
    }
    return section.kind === 'rows' ? [{anchor: section.id, name: section.jump}] : [];
  });
  return (
    <nav aria-label="On this page" className={styles.jumps}>
      {jumps.map(
        ({anchor, name}) =>
          name !== undefined && (
            <ChipLink key={name} to={`#${anchor ?? ''}`}>
              {name}
            </ChipLink>
          ),
      )}
    </nav>
  );
}

export default function HubPage({hub, recipes, plans}: HubPageProps) {
  const site = useSite();
  const {id, title, description, action} = hub;
  return (
    <Page
      title={hubTitle(hub)}
      description={description}
      keywords={hub.keywords}
      data={[professionalService(site, {name: title, description, path: hubPath(id)})]}
    >
      <div style={{'--hue': hueColour(hub.hue)}}>
        <div className={styles.hub}>
          <Hero
            layout="stacked"
            heading={hub.heading}
            lead={hub.lead}
            label={
              <span className={styles.name}>
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
                <Jumps sections={hub.sections} />
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
          <TitledList items={hub.approach.steps} className={clsx('numbered', styles.approach)} />
        </Section>
        {hub.sections.map((section) => (
          <HubExtra key={section.heading} hub={id} section={section} />
        ))}
        {hub.calculators.length > 0 && (
          <Section heading="Work it out with your own numbers">
            <div className="above32">
              <CalculatorTiles ids={hub.calculators} />
            </div>
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
