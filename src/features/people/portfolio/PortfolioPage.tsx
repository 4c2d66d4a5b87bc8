import CallToAction from '../../../components/layout/CallToAction';
import Hero from '../../../components/layout/Hero';
import {Width} from '../../../components/layout/Section';
import type {ProjectCard} from '../../../data/projects/types';
import {PROJECT_SECTORS, PROJECT_SERVICES} from '../../../data/projects/taxonomy';
import {capital} from '../../../lib/capital';
import {inWords} from '../../../lib/inWords';
import {facetList} from '../../../shell/facets/facet';
import FacetedList from '../../../shell/facets/FacetedList';
import Page from '../../../shell/page/Page';
import ProjectCards from './ProjectCards';

const FACETS = facetList({
  sector: {
    label: 'Sector',
    values: [...PROJECT_SECTORS].sort(),
    valuesOf: ({sector}: ProjectCard) => [sector],
  },
  service: {
    label: 'Service',
    values: [...PROJECT_SERVICES].sort(),
    valuesOf: ({services}: ProjectCard) => services,
  },
});

export default function PortfolioPage({projects}: {projects: readonly ProjectCard[]}) {
  return (
    <Page
      title="Portfolio"
      description="Projects our advisors built and handed over: what each cost, what it changed, what did not work, and who to ask about it."
      keywords={['portfolio', 'growth projects', 'AI-assisted development', 'lifecycle marketing']}
    >
      <Hero
        layout="low"
        heading={`${capital(inWords(projects.length))} ${projects.length === 1 ? 'project' : 'projects'}, with what we would not do again`}
        lead="Our advisors built them and handed them over. Each names who did it, and shows its numbers before and after."
      />
      <Width className="sectionEnd">
        <h2 className="srOnly">Projects</h2>
        <FacetedList
          items={projects}
          facets={FACETS}
          noun="projects"
          emptyText="No projects found for the selected filters."
        >
          {(shown) => <ProjectCards projects={shown} />}
        </FacetedList>
      </Width>
      <CallToAction
        heading="Want to see something else here?"
        text="Describe it in a paragraph. We say who in the network has built something like it, and what that took."
        button="Get In Touch"
      />
    </Page>
  );
}
