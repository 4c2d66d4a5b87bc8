import type {Input, Stepped, Timed} from '../engine/fixedStep';
import type {SoundName} from './sound';

/** What both games' states have in common. */
export interface Played<Action extends string> extends Timed<Action> {
  over: boolean;
  score: number;
  level: number;
}

/** A game as the page plays it: its engine, its keys, and what its events sound and read like. */
export interface Game<State extends Played<Action>, Action extends string, Event> {
  step: (state: State, input: Input<Action>, dtMs: number) => Stepped<State, Event>;
  highScoreKey: string;
  /** `saves` says when a better score is kept: at once, or when the game is over. */
  saves: 'at once' | 'at the end';
  /** Actions by the `code` of their key. */
  keys: Readonly<Record<string, Action>>;
  pauseKey: string;
  soundOf: (event: Event) => SoundName | null;
  /** What a screen reader announces of an event, or null where that would be chatter. */
  announce: (event: Event, state: State) => string | null;
}
