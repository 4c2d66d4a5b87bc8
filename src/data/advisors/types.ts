import type {Hue} from '../../config/hues';

/** A member of the network. */
export interface Advisor {
  /** Lower-case words joined by hyphens; the address of the profile. */
  id: string;
  name: string;
  /** The role line. */
  title: string;
  /** File name below static/img/advisors, e.g. `Ada_Nilsson.jpg`; initials are shown where there is none. */
  image?: string;
  expertise: readonly [string, string, string];
  hue: Hue;
  /** Whether they are invented, which pages say. */
  sample?: boolean;
  /** Whether the full profile can be read. */
  written: boolean;
}

/** The texts whose author an advisor is. */
export interface Answers {
  recipes: readonly {id: string; name: string; facts: readonly string[]}[];
  articles: readonly {id: string; title: string}[];
}

/** The small drawings a topic of "What I love to do" can have. */
export const TOPIC_ICONS = ['flow', 'measure', 'test', 'build', 'story', 'model', 'room', 'map'] as const;

export type TopicIcon = (typeof TOPIC_ICONS)[number];

/** How soon an advisor answers. */
export const RESPONSE_TIMES = ['24 h', '48 h'] as const;

/** The title of an advisor's page, without the site's name. */
export const advisorTitle = ({name, title}: {name: string; title: string}): string => `${name}, ${title}`;

/** The first name of an advisor. */
export const firstNameOf = ({name}: Pick<Advisor, 'name'>): string => name.split(' ')[0] ?? name;

/** Up to two initials of a name: of its first and its last word. */
export function initials(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  return [words.at(0), words.length > 1 ? words.at(-1) : undefined]
    .map((word) => word?.charAt(0).toUpperCase() ?? '')
    .join('');
}
