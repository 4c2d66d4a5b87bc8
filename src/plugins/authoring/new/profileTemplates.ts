import {CLIENT_SERVICES, SECTORS} from '../../../data/clients/taxonomy';
import {HUES} from '../../../data/hues';
import {PROJECT_SECTORS, PROJECT_SERVICES} from '../../../data/projects/taxonomy';
import {PORTRAIT_LIMITS} from '../check/imageLimits';
import {anyOf} from './anyOf';

const {bytes, minWidth, maxWidth} = PORTRAIT_LIMITS;
const PORTRAIT = `${minWidth} to ${maxWidth} pixels wide, ${bytes / 1_000} KB at most`;

/** A first version of an advisor at a place of the list: a card and no profile, which shows "coming soon". */
export function advisorTemplate(
  id: string,
  {title, role}: Readonly<Record<string, string>>,
  position: number,
): string {
  return `id: ${id}
# Place in every list of advisors
position: ${position}
name: ${title}
# The role line
title: ${role}
# Exactly three
expertise: ['WRITE: first field', 'WRITE: second field', 'WRITE: third field']
# ${anyOf(HUES)}
hue: teal
# A portrait is found by the name, with underscores: Ada_Nilsson.webp (or jpg, png) in static/img/advisors, a folder
# to be made for the first one. It is ${PORTRAIT}. Without it the initials are shown. A file with
# another name is named here:
# image: portrait-of-ada.jpg
# Until the profile is written, the page shows recipes of the kind of work they do, one to three by id:
# recipes: [first-recipe, second-recipe]
# A full profile: "profile:", with the fields of CONTRIBUTING.md; other advisors' files show how it looks
`;
}

/** A first version of a client without a story of its own. */
export function clientTemplate(
  id: string,
  {title, sector, services}: Readonly<Record<string, string>>,
): string {
  return `id: ${id}
name: ${title}
# ${anyOf(SECTORS)}
sector: ${sector}
# One or more of: ${CLIENT_SERVICES.join(', ')}
services: ${services}
logo:
  # Our own drawing of a mark on a 48x48 grid, as SVG path data; no two clients share one. Without it, a plain ring is shown
  # path: M8 8H40V40H8Z
  # Write true to fill the mark
  filled: false
  # ${anyOf(HUES)}
  hue: teal
  # display, text or caps
  lettering: text
# Write false to show it in the lookup of stories alone
gallery: true
# Until its story is written, its page shows what the work was about, one to three recipes like it, and whom to ask:
# about: Oven dishes sold in six countries. The work was finding what each of them really earns.
# recipes: [first-recipe, second-recipe]
# advisor: ada-nilsson
`;
}

/** A first version of a project of an advisor for a client. */
export function projectTemplate(
  id: string,
  {title, advisor, client, sector, services}: Readonly<Record<string, string>>,
): string {
  return `id: ${id}
title: ${title}
description: >-
  WRITE: two sentences, what was wrong, what was done, and what the client has now. First see below that the client is
  ${client} and the advisor ${advisor}.
# ${anyOf(PROJECT_SECTORS)}
sector: ${sector}
# One or more of: ${PROJECT_SERVICES.join(', ')}
services: ${services}
# Ids of an advisor with a full profile, and of a client with a story
advisor: ${advisor}
client: ${client}
# Three to six; with "change" (before and after, each {amount, label}) a metric is drawn to scale
metrics:
  - {label: 'WRITE: first figure', value: 'WRITE: figure'}
  - {label: 'WRITE: second figure', value: 'WRITE: figure'}
  - {label: 'WRITE: third figure', value: 'WRITE: figure'}
metricsNote: 'WRITE: the condition under which these figures hold, with their period'
# Two to eight
tags: ['WRITE: first tag', 'WRITE: second tag']
# Three to eight sections
narrative:
  - heading: 'WRITE: what we found'
    paragraphs: ['WRITE: how it was at the beginning, and why']
  - heading: 'WRITE: what we did'
    paragraphs: ['WRITE: what was decided, and what was decided against']
  - heading: 'WRITE: what did not work'
    paragraphs: ['WRITE: what was tried and stopped, and why']
`;
}
