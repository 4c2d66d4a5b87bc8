import type {ReactNode} from 'react';
import {QUERY} from '../../../config/hydration';
import CallToAction from '../../../components/layout/CallToAction';
import Hero from '../../../components/layout/Hero';
import Section from '../../../components/layout/Section';
import texts from '../../../data/pages/portfolio.yaml';
import type {ProjectCard} from '../../../data/projects/types';
import {sectors} from '../../../data/taxonomies/sectors';
import {services} from '../../../data/taxonomies/services';
import {facetList} from '../../../shell/facets/facet';
import FacetedList from '../../../shell/facets/FacetedList';
import Page from '../../../shell/page/Page';
import ProjectCards from './ProjectCards';

const FACETS = facetList<ProjectCard, 'sector' | 'service'>({
  sector: {label: 'Sector', values: sectors.projects, valuesOf: ({sector}) => [sector]},
  service: {label: 'Service', values: services.projects, valuesOf: (project) => project.services},
});

export default function PortfolioPage({projects}: {projects: readonly ProjectCard[]}): ReactNode {
  return (
    <Page restores={[QUERY]} {...texts.page}>
      <Hero layout="stacked" {...texts.hero} />
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
