import type {Hue} from '../../config/hues';
import {recordFrom} from '../../lib/record';
import {channels} from '../taxonomies/channels';
import {stages} from '../taxonomies/stages';

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

/** The hue of each stage, on every badge of it. */
export const STAGE_HUE = recordFrom<Stage, Hue>(stages.map(({name, hue}) => [name, hue]));

/** What each stage asks of a recipe, for readers who do not know our words for them. */
export const STAGE_MEANING = recordFrom<Stage, string>(stages.map(({name, meaning}) => [name, meaning]));

/** The drawing of each channel and each stage, on a 16x16 grid. */
export const GLYPHS = recordFrom<Channel | Stage, string>(
  [...channels, ...stages].map(({name, icon}) => [name, icon]),
);
