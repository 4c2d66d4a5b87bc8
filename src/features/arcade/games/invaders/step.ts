import {atStart, isDue, runTicks, TICK_MS, type Input, type Stepped} from '../../engine/fixedStep';
import {pick} from '../../engine/random';
import {BULLET, PLAYER, PLAYER_MAX_X, REPEAT_FIRE_MS, shotIntervalMs} from './constants';
import {fly, invaderShot, overlap, playerBullet, strike} from './shots';
import type {InvadersAction, InvadersEvent, InvadersState} from './types';
import {createWave, frontLine, hasLanded, march} from './wave';

type Result = Stepped<InvadersState, InvadersEvent>;

export function createInvaders(seed: number): InvadersState {
  return {
    ...atStart,
    seed,
    ticks: 0,
    player: PLAYER,
    bullets: [],
    shots: [],
    invaders: createWave(1),
    direction: 1,
    sinceShotMs: 0,
    sinceFireMs: REPEAT_FIRE_MS,
  };
}

function steer(state: InvadersState, {held, pressed}: Input<InvadersAction>): InvadersState {
  const does = (action: InvadersAction) => held.includes(action) || pressed.includes(action);
  const {player} = state;
  const x = player.x + (Number(does('right')) - Number(does('left'))) * player.speed;
  return {...state, player: {...player, x: Math.min(PLAYER_MAX_X, Math.max(0, x))}};
}

function fire(state: InvadersState, {held, pressed}: Input<InvadersAction>): InvadersState {
  const sinceFireMs = state.sinceFireMs + TICK_MS;
  const wants = pressed.includes('fire') || (held.includes('fire') && isDue(sinceFireMs, REPEAT_FIRE_MS));
  return wants && state.bullets.length < BULLET.mostAtOnce
    ? {...state, sinceFireMs: 0, bullets: [...state.bullets, playerBullet(state.player)]}
    : {...state, sinceFireMs};
}

function fireBack(state: InvadersState): InvadersState {
  const sinceShotMs = state.sinceShotMs + TICK_MS;
  const [first, ...others] = frontLine(state.invaders);
  if (!isDue(sinceShotMs, shotIntervalMs(state.level)) || first === undefined) {
    return {...state, sinceShotMs};
  }
  const {item, seed} = pick([first, ...others], state.seed);
  return {...state, seed, sinceShotMs: 0, shots: [...state.shots, invaderShot(item)]};
}

function resolveHits(state: InvadersState): Result {
  const {bullets, invaders, fallen} = strike(fly(state.bullets), state.invaders);
  const score = fallen.reduce((sum, {points}) => sum + points, state.score);
  return {
    state: {...state, bullets, invaders, score, shots: fly(state.shots)},
    events: fallen.map(({points}) => ({type: 'hit', points})),
  };
}

function conclude(state: InvadersState): Result {
  if (state.shots.some((shot) => overlap(shot, state.player))) {
    return {state: {...state, over: true}, events: [{type: 'over', reason: 'hit'}]};
  }
  if (hasLanded(state.invaders)) {
    return {state: {...state, over: true}, events: [{type: 'over', reason: 'landed'}]};
  }
  if (state.invaders.some(({active}) => active)) {
    return {state, events: []};
  }
  const level = state.level + 1;
  return {
    state: {
      ...state,
      level,
      invaders: createWave(level),
      direction: 1,
      bullets: [],
      shots: [],
      sinceShotMs: 0,
    },
    events: [{type: 'wave', level}],
  };
}

function tick(state: InvadersState, input: Input<InvadersAction>): Result {
  if (state.over) {
    return {state, events: []};
  }
  const fired = fire(steer({...state, ticks: state.ticks + 1}, input), input);
  const hit = resolveHits(fireBack({...fired, ...march(fired.invaders, fired.direction)}));
  const end = conclude(hit.state);
  return {state: end.state, events: [...hit.events, ...end.events]};
}

export const stepInvaders = (state: InvadersState, input: Input<InvadersAction>, dtMs: number): Result =>
  runTicks(state, input, dtMs, tick);
