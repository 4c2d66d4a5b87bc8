import {HUB_DRAWINGS, HUB_ICONS} from '../../../data/hubs/schema';
import {HUES} from '../../../data/hues';
import {anyOf} from './anyOf';

/** A first version of a growth hub at a place of the list, with one recipe to begin with. */
export function hubTemplate(
  id: string,
  {title, recipe}: Readonly<Record<string, string>>,
  position: number,
): string {
  const step = (n: number) => `    - {title: 'WRITE: step ${n}', text: 'WRITE: what happens in it'}\n`;
  return `id: ${id}
# Place in every list of hubs
position: ${position}
title: ${title}
description: >-
  WRITE: what the hub answers, for whom, in one or two sentences.
# ${anyOf(HUES)}
hue: teal
# ${anyOf(HUB_DRAWINGS)}
drawing: tiers
# The drawing of its card: ${anyOf(HUB_ICONS)}
icon: code
keywords: ['WRITE: first keyword', 'WRITE: second keyword', 'WRITE: third keyword']
heading: 'WRITE: the heading of the page'
lead: 'WRITE: one or two sentences below it'
intro:
  heading: 'WRITE: the question behind the hub'
  paragraphs: ['WRITE: one to five paragraphs']
# Recipes by id, or "services" (each a title and a text) in their place
cards:
  heading: 'WRITE: the heading above the recipes'
  lead: 'WRITE: one sentence about them'
  recipes: [${recipe}]
# Exactly four steps
approach:
  heading: 'WRITE: how we go about it'
  steps:
${[1, 2, 3, 4].map(step).join('')}sections: []
action:
  heading: 'WRITE: what a reader may want now'
  text: 'WRITE: what happens when they write to us'
  button: Get In Touch
  to: /contact
`;
}
