import type {Hue} from '../hues';
import {keysOf} from '../record';

/** The 19 journal topics, in the order the filter shows them, each with its hue. */
export const TOPIC_HUE = {
  'Social Media': 'violet',
  Marketing: 'rose',
  'Content Creation': 'teal',
  'AI Tools': 'blue',
  Automation: 'olive',
  Monitoring: 'amber',
  Workflows: 'green',
  'AI-Powered Development': 'blue',
  CRM: 'olive',
  'Paid Ads': 'orange',
  'Google Ads': 'amber',
  'Performance Marketing': 'rose',
  'Fund raising': 'green',
  Productivity: 'teal',
  Tooling: 'violet',
  'Growth Strategy': 'green',
  'Data Analytics': 'blue',
  Strategy: 'orange',
  'E-commerce': 'rose',
} as const satisfies Record<string, Hue>;

export type Topic = keyof typeof TOPIC_HUE;

export const TOPICS: readonly Topic[] = keysOf(TOPIC_HUE);

/** A topic in the address of its page: `AI Tools` becomes `ai-tools`. */
export function topicSlug(topic: Topic): string {
  return topic.toLowerCase().replaceAll(' ', '-');
}
