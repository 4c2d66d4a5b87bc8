import {games} from '../../../config/navigation';
import type {Hue} from '../../../data/hues';

/** The games that the navigation names. */
export type GameId = keyof typeof games;

/** What the arcade knows of a game without loading it: its card on the index and the head of its page. */
export interface GameEntry {
  id: GameId;
  title: string;
  /** Below the title on the card. */
  description: string;
  features: readonly string[];
  difficulty: 'Easy' | 'Medium' | 'Hard';
  /** Behind the picture on the card. */
  hue: Hue;
  path: (typeof games)[GameId]['path'];
  page: {
    /** Below the heading. */
    lead: string;
    /** For search engines and shared links. */
    description: string;
    keywords: readonly string[];
  };
  /** Where the browser keeps the best score; src/data/pages/privacy-policy.yaml names it to visitors. */
  highScoreKey: string;
}

/** A game's id, title and address, as the arcade's links have them. */
export function named(id: GameId) {
  const {name: title, path} = games[id];
  return {id, title, path};
}
