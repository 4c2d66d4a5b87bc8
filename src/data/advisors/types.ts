import type {AdvisorRecord} from './schema';

export interface Advisor extends Pick<
  AdvisorRecord,
  'id' | 'name' | 'title' | 'image' | 'expertise' | 'sample'
> {
  /** Their recipes: index of the stage, index of the channel, and how many recipes there are. */
  dots?: readonly (readonly [stage: number, channel: number, count: number])[];
  /** Whether there is a full profile. */
  written: boolean;
}

/** What an advisor has written. */
export interface Answers {
  recipes: readonly {id: string; name: string; facts: readonly string[]}[];
  articles: readonly {id: string; title: string}[];
}

export const TOPIC_ICONS = ['flow', 'measure', 'test', 'build', 'story', 'model', 'room', 'map'] as const;

export type TopicIcon = (typeof TOPIC_ICONS)[number];

export const RESPONSE_TIMES = ['24 h', '48 h'] as const;

/** The title of the advisor's page, without the site's name. */
export const advisorTitle = ({name, title}: {name: string; title: string}): string => `${name}, ${title}`;

export const firstNameOf = ({name}: Pick<Advisor, 'name'>): string => name.split(' ')[0] ?? name;

/** The initials of the first and last word of a name. */
export function initials(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  return [words.at(0), words.length > 1 ? words.at(-1) : undefined]
    .map((word) => word?.charAt(0).toUpperCase() ?? '')
    .join('');
}
