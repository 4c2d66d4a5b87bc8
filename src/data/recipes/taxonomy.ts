import type {Hue} from '../../config/hues';
import {recordFrom} from '../../lib/record';

/** The channels of recipes, in the order in which filters show them, each with its drawing in lines on a 16x16 grid. */
// prettier-ignore
const CHANNEL_ROWS = [
  {name: 'Google Ads', hue: 'amber', icon: 'M7 11a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM10 10l3.5 3.5'},
  {name: 'Meta Ads', hue: 'blue', icon: 'M1.5 11c0-3.5 1.4-6 3.1-6C7.4 5 8.6 11 11.4 11c1.7 0 3.1-1.3 3.1-3.2S13.2 4.6 11.5 4.6C8.6 4.6 7.3 11 4.5 11'},
  {name: 'TikTok', hue: 'violet', icon: 'M9 2.5v8a2.8 2.8 0 1 1-2.8-2.8M9 2.5c.3 2.3 1.8 3.7 4 3.8'},
  {name: 'Influencer', hue: 'orange', icon: 'M8 2.2l1.7 3.5 3.9.5-2.8 2.7.7 3.9L8 11l-3.5 1.8.7-3.9L2.4 6.2l3.9-.5L8 2.2Z'},
  {name: 'Email', hue: 'rose', icon: 'M2 4h12v8.5H2V4ZM2 4.5l6 4.5 6-4.5'},
  {name: 'CRM', hue: 'olive', icon: 'M5.5 7.5a2.3 2.3 0 1 0 0-4.6 2.3 2.3 0 0 0 0 4.6ZM1.8 13c.2-2.3 1.7-3.6 3.7-3.6S9 10.7 9.2 13M11 3.2a2 2 0 0 1 0 4M11.3 9.5c1.7.2 2.8 1.5 2.9 3.5'},
  {name: 'SEO', hue: 'green', icon: 'M2 13.5h12M3.5 11V8.5M6.5 11V6M9.5 11V7M12.5 11V3'},
  {name: 'Content', hue: 'teal', icon: 'M3 3h10M3 6.3h10M3 9.7h10M3 13h6'},
] as const satisfies readonly {name: string; hue: Hue; icon: string}[];

/** The stages of the buying cycle, in the order in which a customer passes through them, drawn as channels are. */
// prettier-ignore
const STAGE_ROWS = [
  {name: 'Awareness', icon: 'M8 13.5a5.5 5.5 0 1 0 0-11M8 2.5a5.5 5.5 0 0 0 0 11V2.5Z', meaning: 'They have never heard of you'},
  {name: 'Interest', icon: 'M1.5 8S4 3.8 8 3.8 14.5 8 14.5 8 12 12.2 8 12.2 1.5 8 1.5 8ZM8 9.8a1.8 1.8 0 1 0 0-3.6 1.8 1.8 0 0 0 0 3.6Z', meaning: 'They have looked, and want a reason to look again'},
  {name: 'Consideration', icon: 'M8 2.5v11M3.5 4.5h9M3.5 4.5 1.8 9a1.9 1.9 0 0 0 3.4 0L3.5 4.5ZM12.5 4.5 10.8 9a1.9 1.9 0 0 0 3.4 0l-1.7-4.5ZM5.5 13.5h5', meaning: 'They are comparing you with others'},
  {name: 'Retention', icon: 'M13.2 8A5.2 5.2 0 1 1 11.5 4.2M13.4 2v3h-3', meaning: 'They have bought, and could buy again'},
  {name: 'Resurrection', icon: 'M8 13.5v-8M4.8 8.5 8 5.3l3.2 3.2M3 2.5h10', meaning: 'They used to buy, and stopped'},
] as const;

export type Channel = (typeof CHANNEL_ROWS)[number]['name'];
export type Stage = (typeof STAGE_ROWS)[number]['name'];

export const CHANNELS: readonly Channel[] = CHANNEL_ROWS.map(({name}) => name);

/** The hue each channel owns, on every badge, card edge, drawing and social card. */
export const CHANNEL_HUE = recordFrom<Channel, Hue>(CHANNEL_ROWS.map(({name, hue}) => [name, hue]));

/** Effort and impact levels, lowest first. */
export const LEVELS = ['Low', 'Medium', 'High'] as const;
export type Level = (typeof LEVELS)[number];

export const STAGES: readonly Stage[] = STAGE_ROWS.map(({name}) => name);

/** What each stage asks of a recipe, for readers who do not know our words for them. */
export const STAGE_MEANING = recordFrom<Stage, string>(STAGE_ROWS.map(({name, meaning}) => [name, meaning]));

/** The drawing of each channel and each stage, on a 16x16 grid. */
export const GLYPHS = recordFrom<Channel | Stage, string>(
  [...CHANNEL_ROWS, ...STAGE_ROWS].map(({name, icon}) => [name, icon]),
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

/** What the description of a recipe's page adds to the recipe's own. */
export const RECIPE_TAIL = ' Steps, assets, a case and tips.';
