import type {Hue} from '../../config/hues';
import {recordFrom} from '../../lib/record';
import {channels} from './channels';
import {stages} from './stages';

export type Channel = (typeof channels)[number]['name'];
export type Stage = (typeof stages)[number]['name'];

/** Channels, in the order in which the filters show them. */
export const CHANNELS: readonly Channel[] = channels.map(({name}) => name);

/** The hue each channel owns, on every badge, card edge, drawing and social card. */
export const CHANNEL_HUE = recordFrom<Channel, Hue>(channels.map(({name, hue}) => [name, hue]));

/** Effort and impact levels, lowest first. */
export const LEVELS = ['Low', 'Medium', 'High'] as const;
export type Level = (typeof LEVELS)[number];

/** Buying-cycle stages, in the order in which a customer passes through them. */
export const STAGES: readonly Stage[] = stages.map(({name}) => name);

/** What each stage asks of a recipe, for readers who do not know our words for them. */
export const STAGE_MEANING = recordFrom<Stage, string>(stages.map(({name, meaning}) => [name, meaning]));

/** The drawing of each channel and each stage, on a 16x16 grid. */
export const GLYPHS = recordFrom<Channel | Stage, string>(
  [...channels, ...stages].map(({name, icon}) => [name, icon]),
);

/** The parts of a recipe's work, in the order in which they are done, each with its heading on the page. */
export const PHASES = ['prepare', 'launch', 'watch', 'decide'] as const;
export type Phase = (typeof PHASES)[number];

/** Numbers of a shop that a recipe can ask for, each with its unit. */
export const NUMBERS = {
  ordersPerMonth: 'orders a month',
  emailContacts: 'e-mail contacts',
  adSpendPerMonth: 'EUR of ad spend a month',
} as const;

/** What an hour of a shop's own people costs, in EUR: what a case left is counted after it. */
export const HOUR_EUR = 45;

/** Most working days of set-up at Low and at Medium effort. */
const EFFORT_DAYS = {Low: 3, Medium: 10} as const;

/** The effort level of so many working days of set-up. */
export const effortOf = (days: number): Level =>
  days <= EFFORT_DAYS.Low ? 'Low' : days <= EFFORT_DAYS.Medium ? 'Medium' : 'High';

/** What the levels mean, for readers; the cases are invented, so impact never follows from them. */
export const LEVEL_MEANING: Readonly<Record<'Effort' | 'Impact', Readonly<Record<Level, string>>>> = {
  Effort: {
    Low: `up to ${EFFORT_DAYS.Low} working days to set up`,
    Medium: `up to ${EFFORT_DAYS.Medium} working days to set up`,
    High: `more than ${EFFORT_DAYS.Medium} working days to set up`,
  },
  Impact: {
    Low: 'a gain among few customers, or a small one among many',
    Medium: 'a gain you would notice on one channel, or at one step on the way to an order',
    High: 'a gain in the contribution margin of the whole shop',
  },
};

/** How impact is rated, for readers. */
export const IMPACT_NOTE =
  'Impact is our judgement: how many customers a play reaches, how far it may plausibly move them, and at what margin.';

/** What the description of a recipe's page says after that of the recipe. */
export const RECIPE_TAIL = ' Steps, assets, a case and tips.';
