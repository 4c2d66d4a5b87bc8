import {useCallback, useEffect, useReducer, useRef, useState} from 'react';
import {readStored, writeStored} from '../../../shell/storage/safeStorage';
import {useStored} from '../../../shell/storage/useStored';
import type {Input, Played, Stepped} from '../engine/fixedStep';
import {createInput} from './input';
import {atMenu, nextSession, type SessionAction} from './session';
import {freshSeed, parseHighScore} from './stored';
import {useFrames} from './useFrames';
import {useKeys} from './useKeys';
import {useLeaving} from './useLeaving';

/** `keys` are by `code`; `saves` says when a better score is stored. */
export interface Game<State extends Played<Action>, Action extends string, Event> {
  step: (state: State, input: Input<Action>, dtMs: number) => Stepped<State, Event>;
  highScoreKey: string;
  saves: 'at once' | 'at the end';
  keys: Readonly<Record<string, Action>>;
  pauseKey: string;
  /** Text for screen readers, null where that would be chatter. */
  announce: (event: Event, state: State) => string | null;
}

function keepHighScore(key: string, score: number): void {
  if (score > parseHighScore(readStored(key))) {
    writeStored(key, String(score));
  }
}

/**
 * Runs a game on a page. `game` must be stable. `state` is as of the last event, which is enough for what the page
 * shows in words, `newest` as of the last frame; `stage` takes the focus while playing.
 */
export function useGame<State extends Played<Action>, Action extends string, Event>(
  game: Game<State, Action, Event>,
  {create, onFrame}: {create: (seed: number) => State; onFrame: (state: State) => void},
) {
  const region = useRef<HTMLDivElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const [input] = useState(() => createInput<Action>());
  const [session, dispatch] = useReducer(nextSession, atMenu);
  const [state, setState] = useState(() => create(1));
  const current = useRef(state);
  const [announcement, setAnnouncement] = useState('');
  const [highScore] = useStored(game.highScoreKey, parseHighScore);
  const {phase} = session;
  if (phase === 'paused' && announcement !== '') {
    // Or it would be announced again on resuming.
    setAnnouncement('');
  }

  const act = useCallback(
    (action: SessionAction) => {
      input.clear();
      dispatch(action);
    },
    [input],
  );
  const focus = () => stage.current?.focus({preventScroll: true});
  const bringIntoView = useCallback(
    () => region.current?.scrollIntoView({block: 'start', behavior: 'instant'}),
    [],
  );
  const enter = () => {
    focus();
    bringIntoView();
  };

  useEffect(() => {
    const turned = window.matchMedia('(orientation: portrait)');
    if (phase === 'playing' || phase === 'paused') {
      turned.addEventListener('change', bringIntoView);
    }
    return () => turned.removeEventListener('change', bringIntoView);
  }, [phase, bringIntoView]);

  const show = (next: State) => {
    current.current = next;
    setState(next);
    onFrame(next);
  };

  useFrames(phase === 'playing', (dtMs) => {
    const {state: next, events} = game.step(current.current, input.take(), dtMs);
    current.current = next;
    onFrame(next);
    if (events.length === 0) {
      return;
    }
    setState(next);
    const words = events.map((event) => game.announce(event, next)).filter((text) => text !== null);
    if (words.length > 0) {
      setAnnouncement(words.join(' '));
    }
    if (game.saves === 'at once' || next.over) {
      keepHighScore(game.highScoreKey, next.score);
    }
    if (next.over) {
      act('over');
    }
  });

  const toggle = useCallback(() => act('toggle'), [act]);
  const leave = useCallback(() => act('leave'), [act]);
  const begin = () => {
    enter();
    show(create(freshSeed()));
    setAnnouncement('Level 1.');
    act('start');
  };
  useKeys(region, {...game, phase, input, onPause: toggle, onAgain: begin});
  useLeaving(region, phase === 'playing' || phase === 'countdown', leave);
  useEffect(() => {
    if (phase !== 'countdown') {
      return undefined;
    }
    const timer = window.setInterval(() => dispatch('second'), 1000);
    return () => window.clearInterval(timer);
  }, [phase]);

  return {
    region,
    stage,
    newest: useCallback(() => current.current, []),
    input,
    session,
    state,
    announcement,
    highScore,
    isNewHigh: phase === 'gameOver' && state.score > 0 && state.score === highScore,
    toggle,
    begin,
    resume: () => {
      enter();
      act('resume');
    },
    menu: () => {
      focus();
      show(create(1));
      act('menu');
    },
  };
}

export type Running = Omit<ReturnType<typeof useGame>, 'input'>;
