import type {ComponentType, CSSProperties, ReactNode} from 'react';
import {ButtonLink} from '../../components/ui/Button';
import CallToAction from '../../components/layout/CallToAction';
import Hero from '../../components/layout/Hero';
import Section, {SectionHeading} from '../../components/layout/Section';
import Split from '../../components/layout/Split';
import {useSite} from '../../config/useSite';
import {hubPath, type Hub, type HubId, type HubRecipe} from '../../data/hubs/types';
import {hueColour} from '../../data/hues';
import Page from '../page/Page';
import {professionalService} from '../page/entities';
import {LIST_PATH} from '../recipes/paths';
import {FlowsDrawing, HoursDrawing, RoundsDrawing} from './companyDrawings';
import HubGlyph from './HubGlyph';
import styles from './HubPage.module.css';
import {HubApproach, HubCards, HubExtra} from './HubSections';
import {ClipsDrawing, SearchDrawing, TiersDrawing} from './mediaDrawings';

const DRAWINGS: Record<HubId, ComponentType> = {
  'google-ads-performance-max': SearchDrawing,
  'meta-ads': TiersDrawing,
  'tiktok-growth': ClipsDrawing,
  'klaviyo-retention': FlowsDrawing,
  'fundraising-investor-readiness': RoundsDrawing,
  'vibe-coding': HoursDrawing,
};

/** One growth hub (specification 2, "Growth hub pages"), all of it from its data. */
export default function HubPage({hub, recipes}: {hub: Hub; recipes: readonly HubRecipe[]}): ReactNode {
  const site = useSite();
  const {id, title, description, action} = hub;
  const Figure = DRAWINGS[id];
  return (
    <Page
      title={`${title}: growth hub`}
      description={description}
      keywords={hub.keywords}
      data={[professionalService(site, {name: title, description, path: hubPath(id)})]}
    >
      <div style={{'--hue': hueColour(hub.hue)} as CSSProperties}>
        <div className={styles.hub}>
          <Hero
            heading={hub.heading}
            lead={hub.lead}
            label={
              <span className={styles.name}>
                <HubGlyph of={id} />
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
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
          </Split>
        </Section>
        <HubCards hub={hub} recipes={recipes} />
        <HubApproach approach={hub.approach} />
        {hub.sections.map((section) => (
          <HubExtra key={section.heading} section={section} />
        ))}
      </div>
      <CallToAction heading={action.heading} button={action.button} to={action.to}>
        {action.text}
      </CallToAction>
    </Page>
  );
}
