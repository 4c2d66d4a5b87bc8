import {arcade} from '../../../config/navigation';
import type {Hue} from '../../../data/hues';

/** What the arcade knows of a game without loading it: its card on the index and the head of its page. */
export interface GameEntry {
  id: string;
  title: string;
  /** Below the title on the card. */
  description: string;
  features: readonly string[];
  difficulty: 'Easy' | 'Medium' | 'Hard';
  /** Behind the picture on the card. */
  hue: Hue;
  /** The address of the game's page, `src/pages/games/<id>.tsx`. */
  path: `/games/${string}`;
  page: {
    /** Below the heading. */
    lead: string;
    /** For search engines and shared links. */
    description: string;
    keywords: readonly string[];
  };
  /** Where the browser keeps the best score; privacy.ts names it to visitors. */
  highScoreKey: string;
  /** Where it keeps what else a visitor has set on the game's page. */
  settingKeys?: readonly string[];
}

type Link = (typeof arcade)[number];
type LinkedId<Path> = Path extends `/games/${infer Id}` ? Id : never;

/** A game's id, title and address: those of its link in the footer. */
export function named<Id extends LinkedId<Link['path']>>(id: Id) {
  const path = `/games/${id}` as const;
  const {name} = arcade.find((link) => link.path === path) as Extract<Link, {path: typeof path}>;
  return {id, title: name, path};
}
