import type {RecipeSummary} from '../recipes/types';
import type {Hue} from '../hues';

export const HUB_IDS = [
  'google-ads-performance-max',
  'meta-ads',
  'tiktok-growth',
  'klaviyo-retention',
  'fundraising-investor-readiness',
  'vibe-coding',
] as const;
export type HubId = (typeof HUB_IDS)[number];

interface Titled {
  title: string;
  text: string;
}

/** A section that only some hubs have, after the approach. */
export type HubSection =
  | {
      kind: 'figures';
      heading: string;
      figures: readonly {value: string; label: string}[];
      /** Under which condition the figures hold. */
      note: string;
    }
  | {kind: 'rows'; heading: string; lead: string; rows: readonly Titled[]}
  | {kind: 'article'; heading: string; text: string; link: string; to: string};

/** What a link to a hub shows (specification 2 section 3, "Growth hub card"). */
export interface HubCard {
  id: HubId;
  title: string;
  description: string;
  hue: Hue;
}

/** One growth hub: the whole content of its page. */
export interface Hub extends HubCard {
  keywords: readonly string[];
  heading: string;
  lead: string;
  intro: {heading: string; paragraphs: readonly string[]};
  /** The cards of the page: recipes by id, or services where a hub has no recipes. */
  cards: {heading: string; lead: string} & (
    {recipes: readonly string[]; services?: never} | {services: readonly Titled[]; recipes?: never}
  );
  approach: {heading: string; steps: readonly [Titled, Titled, Titled, Titled]};
  sections: readonly HubSection[];
  action: {heading: string; text: string; button: string; to: string};
}

/** What a hub page needs of a recipe it shows. */
export interface HubRecipe extends RecipeSummary {
  description: string;
}

/** The address of a hub. */
export const hubPath = (id: HubId): string => `/growth-hubs/${id}`;
