import clsx from 'clsx';
import type {ComponentType} from 'react';
import {ButtonLink} from '../../components/ui/Button';
import CallToAction from '../../components/layout/CallToAction';
import Hero from '../../components/layout/Hero';
import Section, {SectionHeading} from '../../components/layout/Section';
import Split from '../../components/layout/Split';
import SplitSection from '../../components/layout/SplitSection';
import {useSite} from '../../config/useSite';
import type {Hub, HubDrawing} from '../../data/hubs/schema';
import {hubPath, LIST_PATH} from '../../config/paths';
import {hueColour} from '../../config/hues';
import {hubTitle} from '../../data/hubs/types';
import LinkRows, {type LinkRow} from '../../components/ui/LinkRows';
import Page from '../../shell/page/Page';
import {professionalService} from '../../shell/page/entities';
import {FlowsDrawing, HoursDrawing, RoundsDrawing} from './companyDrawings';
import {ClipsDrawing, SearchDrawing, TiersDrawing} from './mediaDrawings';
import TitledList from '../../components/ui/TitledList';
import HubGlyph from './HubGlyph';
import {contactPath} from '../../shell/forms/about';
import styles from './HubPage.module.css';
import {HubCards, HubExtra} from './HubSections';
import type {RecipeCard} from '../../data/recipes/card';
const DRAWINGS: Readonly<Record<HubDrawing, ComponentType>> = {
  'search-themes': SearchDrawing,
  tiers: TiersDrawing,
  clips: ClipsDrawing,
  flows: FlowsDrawing,
  rounds: RoundsDrawing,
  hours: HoursDrawing,
};

interface HubPageProps {
  hub: Hub;
  recipes: readonly RecipeCard[];
  calculators: readonly LinkRow[];
  plans: readonly {id: string; title: string}[];
}

export default function HubPage({hub, recipes, calculators, plans}: HubPageProps) {
  const site = useSite();
  const {id, title, description, action} = hub;
  const Figure = DRAWINGS[hub.drawing];
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
            heading={hub.heading}
            lead={hub.lead}
            label={
              <span className={styles.name}>
                <HubGlyph icon={hub.icon} />
                {title}
              </span>
            }
            actions={
              recipes.length > 0 ? (
                <ButtonLink to={LIST_PATH}>All growth recipes</ButtonLink>
              ) : (
                <ButtonLink to="/services/advisory">Our advisory</ButtonLink>
              )
            }
            figure={<Figure />}
          />
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
        <Section ground="sunk" eyebrow="Approach" heading={hub.approach.heading}>
          <TitledList items={hub.approach.steps} className={clsx('numbered', styles.approach)} />
        </Section>
        {hub.sections.map((section) => (
          <HubExtra key={section.heading} hub={id} section={section} />
        ))}
        {calculators.length > 0 && (
          <SplitSection eyebrow="Calculators" heading="Work it out with your own numbers">
            <LinkRows rows={calculators} />
          </SplitSection>
        )}
      </div>
      <CallToAction
        {...action}
        to={action.to === '/contact' ? contactPath(`Growth hub: ${hub.title}`) : action.to}
      />
    </Page>
  );
}
