import type {Input, Played, Stepped} from '../engine/fixedStep';
import type {SoundName} from './sound';

/** `keys` are by `code`; `saves` says when a better score is stored. */
export interface Game<State extends Played<Action>, Action extends string, Event> {
  step: (state: State, input: Input<Action>, dtMs: number) => Stepped<State, Event>;
  highScoreKey: string;
  saves: 'at once' | 'at the end';
  keys: Readonly<Record<string, Action>>;
  pauseKey: string;
  soundOf: (event: Event) => SoundName | null;
  /** Text for screen readers, null where that would be chatter. */
  announce: (event: Event, state: State) => string | null;
}
