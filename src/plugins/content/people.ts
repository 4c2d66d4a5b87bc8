import fs from 'node:fs';
import path from 'node:path';
import type {AdvisorRecord} from '../../data/advisors/schema';
import {initials, type Advisor} from '../../data/advisors/types';
import {toProjectCard, type Project, type ProjectCard} from '../../data/projects/types';
import {CHANNELS, STAGES} from '../../data/recipes/taxonomy';
import {pick} from '../../lib/record';
import type {Content} from './kind';

/** Where portraits are, from the project's root. */
export const PORTRAITS = 'static/img/advisors';
const FORMATS = ['avif', 'webp', 'jpg', 'jpeg', 'png'] as const;

/** A name as the start of a file's name: its words joined by underscores, without accents. */
const fileStem = (name: string) =>
  name
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .replaceAll(/[^\w-]+/g, '_');

/** An advisor with the portrait that their file names, else with the one that bears their name, if there is one. */
export function withPortrait(siteDir: string, advisor: AdvisorRecord): AdvisorRecord {
  const named = FORMATS.map((format) => `${fileStem(advisor.name)}.${format}`);
  const image = advisor.image ?? named.find((file) => fs.existsSync(path.join(siteDir, PORTRAITS, file)));
  return image === undefined ? advisor : {...advisor, image};
}

/** What can be read comes before what is still to be written. */
export const writtenFirst = <T>(items: readonly T[], isWritten: (item: T) => boolean): T[] => [
  ...items.filter(isWritten),
  ...items.filter((item) => !isWritten(item)),
];

/** The advisors with their portraits: in their order, those with a profile to read before the others. */
export const advisorsOf = (content: Content): AdvisorRecord[] =>
  writtenFirst(
    content
      .items('advisor')
      .map((advisor) => withPortrait(content.siteDir, advisor))
      .sort((a, b) => a.position - b.position),
    ({profile}) => profile !== undefined,
  );

function dotsOf(content: Content, advisor: string): NonNullable<Advisor['dots']> {
  const own = content.items('recipe').filter(({by}) => by === advisor);
  return STAGES.flatMap((stage, column) =>
    CHANNELS.flatMap((channel, row) => {
      const there = own.filter((recipe) => recipe.buyingCycle === stage && recipe.channels.includes(channel));
      return there.length === 0 ? [] : [[column, row, there.length] as const];
    }),
  );
}

/** The fields of an advisor that lists show, in the order of output. */
export const toAdvisorCard =
  (content: Content) =>
  (advisor: AdvisorRecord): Advisor => {
    const dots = dotsOf(content, advisor.id);
    return {
      ...pick(advisor, ['id', 'name', 'title', 'image', 'expertise', 'sample']),
      ...(dots.length > 0 && {dots}),
      written: advisor.profile !== undefined,
    };
  };

/** What is the same on the social cards of all pages about an advisor. */
export const socialCard = ({name, title}: Pick<AdvisorRecord, 'name' | 'title'>) => ({
  section: 'Advisor',
  hue: 'blue' as const,
  note: title,
  initials: initials(name),
});

/** The projects with the names of their advisors and clients. */
export function projectsOf(content: Content): Project[] {
  const names = (all: readonly {id: string; name: string}[]) => new Map(all.map(({id, name}) => [id, name]));
  const advisors = names(content.items('advisor'));
  const clients = names(content.items('client'));
  return content.items('project').map(({advisor, client, ...project}) => ({
    ...project,
    advisorId: advisor,
    advisorName: advisors.get(advisor) ?? advisor,
    clientName: clients.get(client) ?? client,
    clientStorySlug: client,
  }));
}

/** The cards of an advisor's or a client's projects. */
export const projectCards = (content: Content, isTheirs: (project: Project) => boolean): ProjectCard[] =>
  projectsOf(content).filter(isTheirs).map(toProjectCard);
