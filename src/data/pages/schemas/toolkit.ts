import * as z from 'zod';
import {list, text} from '../../fields';
import {action, hero, page, titled, titles, twoButtons} from './parts';
import {button, eyebrow, heading, label, lead, link, paragraph} from './fields';

const tool = z.strictObject({name: text(40).describe('The name of the tool'), text: paragraph, link});

/** /toolkit. */
export const toolkit = z.strictObject({
  page,
  hero: hero({}),
  gtm: tool.describe('The GTM platform'),
  calculators: tool.describe('The calculators, with the reader’s own numbers'),
  funding: tool.describe('The Funding Platform, a separate site'),
  action,
});

const side = z.strictObject({label: text(20).describe('The small label'), heading, text: paragraph});

const layer = z.strictObject({
  id: z.enum(['data', 'knowledge', 'action']).describe('Which layer it is'),
  name: text(30).describe('The name of the layer'),
  text: text(300).describe('What it does'),
  example: text(140).describe('The example, as far as it has come'),
});

/** /toolkit/gtm-platform. */
export const gtmPlatform = z.strictObject({
  page,
  demo: text(60).describe('What the contact form says when someone asks for a demo'),
  hero: hero({label, buttons: twoButtons}),
  problem: side.describe('The problem'),
  solution: side.describe('The solution'),
  meet: z
    .strictObject({
      heading,
      standUps: titled.describe('AI-assisted stand-ups'),
      recipes: z.strictObject({...titled.shape, action: button}).describe('Growth recipes'),
    })
    .describe('Two ways in which a team meets the platform'),
  how: z.strictObject({eyebrow, heading, lead}).describe('Above "layers"'),
  eight: z.strictObject({heading}).describe('Above "features"'),
  action,
  layers: list(3, 3, layer).describe('The three layers, from the ground up'),
  features: titles(8, 8, 'The eight features'),
});
