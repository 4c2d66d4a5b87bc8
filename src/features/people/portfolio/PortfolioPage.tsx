import type {ReactNode} from 'react';
import {QUERY} from '../../../config/hydration';
import CallToAction from '../../../components/layout/CallToAction';
import Hero from '../../../components/layout/Hero';
import Section from '../../../components/layout/Section';
import texts from '../../../data/pages/portfolio.yaml';
import {PROJECT_SECTORS, PROJECT_SERVICES} from '../../../data/projects/taxonomy';
import type {ProjectCard} from '../../../data/projects/types';
import {facetList} from '../../../shell/facets/facet';
import FacetedList from '../../../shell/facets/FacetedList';
import Page from '../../../shell/page/Page';
import styles from './PortfolioPage.module.css';
import ProjectCards from './ProjectCards';

const FACETS = facetList<ProjectCard, 'sector' | 'service'>({
  sector: {label: 'Sector', values: PROJECT_SECTORS, valuesOf: ({sector}) => [sector]},
  service: {label: 'Service', values: PROJECT_SERVICES, valuesOf: ({services}) => services},
});

/** All projects, under the filters that fit some of them. */
export default function PortfolioPage({projects}: {projects: readonly ProjectCard[]}): ReactNode {
  return (
    <Page restores={[QUERY]} {...texts.page}>
      <Hero
        {...texts.hero}
        figure={
          <svg viewBox="0 0 440 260" className={styles.steps} aria-hidden="true">
            <path d="M10 10V250H432" className={styles.axis} />
            <path d="M10 226H96V178H182V128H268V74H354V30H432" className={styles.step} />
            {[
              [96, 178],
              [182, 128],
              [268, 74],
              [354, 30],
            ].map(([x, y]) => (
              <circle key={x} cx={x} cy={y} r="6" />
            ))}
          </svg>
        }
      />
      <Section ground="sunk">
        <h2 className="srOnly">Projects</h2>
        <FacetedList items={projects} facets={FACETS} noun="projects" emptyText={texts.none}>
          {(shown) => <ProjectCards projects={shown} />}
        </FacetedList>
      </Section>
      <CallToAction {...texts.action} />
    </Page>
  );
}
