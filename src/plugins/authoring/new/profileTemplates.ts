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
# amber, blue, rose, violet, teal, green, orange or olive
hue: teal
# A portrait: static/img/advisors/<file>; without it the initials are shown
# image: ${id}.jpg
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
# interior-design, fashion-tech, ecom, fintech, healthtech, gaming, esports or Edutech
sector: ${sector}
# Growth, Funding or both
services: ${services}
# Our own drawing on a 48x48 grid; no two clients share one
logo:
  path: M8 ${8 + (id.length % 24)}H40V40H8ZM${8 + ((id.codePointAt(0) ?? 0) % 24)} 8V40
  filled: false
  hue: teal
  # display, text or caps
  lettering: text
# Write false to show it in the lookup of stories alone
gallery: true
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
  WRITE: two sentences, what was wrong, what was done, and what the client has now.
# Fashion Tech or PropTech
sector: ${sector}
# AI-Assisted Development, Growth Strategy, Lifecycle Marketing, Product Design, Tracking & Data
services: ${services}
# Ids of an advisor with a full profile, and of a client with a story
advisor: ${advisor}
client: ${client}
# Three to six; with "change" (before and after, each {amount, label}) a metric is drawn to scale
metrics:
  - {label: 'WRITE: first figure', value: '1'}
  - {label: 'WRITE: second figure', value: '2'}
  - {label: 'WRITE: third figure', value: '3'}
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
