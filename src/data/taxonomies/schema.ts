import * as z from 'zod';
import {list, svgPath, text} from '../fields';
import {HUES} from '../../config/hues';

const name = text(40).describe('As visitors read it');
const hue = z.enum(HUES).describe('Its colour');
const icon = svgPath.describe('Its drawing in lines: SVG path data on a 16x16 grid');

const once = (values: readonly unknown[]) => new Set(values).size === values.length;
const names = list(1, 40, text(40)).refine(once, 'has a name twice');

export const channelsSchema = list(1, 30, z.strictObject({name, hue, icon})).refine(
  (all) => once(all.map((one) => one.name)),
  'has a name twice',
);

export const stagesSchema = list(
  1,
  10,
  z.strictObject({name, icon, meaning: text(80).describe('What the stage asks of a recipe')}),
).refine((all) => once(all.map((one) => one.name)), 'has a name twice');

/** In lower case with hyphens, it is the topic's address. */
const topicLabel = text(40).regex(
  /^[\w-]+(?: [\w-]+)*$/,
  'may have letters, digits, hyphens and single spaces',
);

export const topicsSchema = list(
  1,
  60,
  z.strictObject({
    label: topicLabel.describe('As visitors read it; in lower case, with hyphens, it is the topic’s address'),
    description: text(200).describe('What its articles are about'),
  }),
).refine((all) => once(all.map(({label}) => label.toLowerCase())), 'has a label twice');

export const sectorsSchema = z.strictObject({
  clients: names.describe('Sectors of clients, as addresses spell them'),
  projects: names.describe('Sectors of portfolio projects'),
});

export const servicesSchema = z.strictObject({
  clients: names.describe('What the network does for a client'),
  projects: names.describe('What an advisor did in a portfolio project'),
});
