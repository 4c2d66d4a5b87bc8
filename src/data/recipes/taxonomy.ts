/** Channel values, in the order the filters show them. */
export const CHANNELS = [
  'Google Ads',
  'Meta Ads',
  'TikTok',
  'Influencer',
  'Email',
  'CRM',
  'SEO',
  'Content',
] as const;
export type Channel = (typeof CHANNELS)[number];

/** Effort and impact levels, lowest first. */
export const LEVELS = ['Low', 'Medium', 'High'] as const;
export type Level = (typeof LEVELS)[number];

/** Buying-cycle stages, in the order a customer passes through them. */
export const STAGES = ['Awareness', 'Interest', 'Consideration', 'Retention', 'Resurrection'] as const;
export type Stage = (typeof STAGES)[number];

/** What each stage asks of a recipe, for readers who do not know our five words. */
export const STAGE_MEANING: Record<Stage, string> = {
  Awareness: 'They have never heard of you',
  Interest: 'They have looked, and want a reason to look again',
  Consideration: 'They are comparing you with others',
  Retention: 'They have bought, and could buy again',
  Resurrection: 'They used to buy, and stopped',
};

/** A taxonomy value in an address: `Google Ads` becomes `google-ads`. */
export function toSlug(value: string): string {
  return value.toLowerCase().replaceAll(' ', '-');
}
