import * as fc from 'fast-check';
import {TICK_MS} from '@site/src/features/arcade/engine/fixedStep';
import {
  BULLET,
  FIELD,
  invaderSpeed,
  PLAYER,
  PLAYER_MAX_X,
  pointsOf,
  shotIntervalMs,
} from '@site/src/features/arcade/games/invaders/constants';
import {createInvaders, stepInvaders} from '@site/src/features/arcade/games/invaders/step';
import type {InvadersAction, InvadersState} from '@site/src/features/arcade/games/invaders/types';
import {createWave, march} from '@site/src/features/arcade/games/invaders/wave';
import {playTicks, still} from '../../support';

const tick = (state: InvadersState, input: {held: InvadersAction[]; pressed: InvadersAction[]}) =>
  stepInvaders(state, input, TICK_MS);
const only = (state: InvadersState, index: number): InvadersState => ({
  ...state,
  invaders: state.invaders.map((invader, at) => ({...invader, active: at === index})),
});

const actions = fc.uniqueArray(fc.constantFrom<InvadersAction>('left', 'right', 'fire'));
const scripts = fc.array(
  fc.record({held: actions, pressed: actions, ticks: fc.integer({min: 1, max: 9}).map((n) => n * 10)}),
  {minLength: 1, maxLength: 10},
);

describe('the numbers of the game', () => {
  it('has a field of 800 by 600 and a wave of 5 rows of 10, 50 apart, from 100 and 50', () => {
    expect(FIELD).toEqual({width: 800, height: 600});
    const wave = createWave(1);
    expect(wave).toHaveLength(50);
    expect(wave[0]).toMatchObject({x: 100, y: 50, width: 40, height: 30, points: 50, active: true});
    expect(wave[49]).toMatchObject({x: 550, y: 250, points: 10});
  });

  it('starts the ship at 375, 550, 50 by 30, speed 5, within 0 and 750', () => {
    expect(PLAYER).toEqual({x: 375, y: 550, width: 50, height: 30, speed: 5});
    expect(PLAYER_MAX_X).toBe(750);
  });

  it('gives 50, 40, 30, 20, 10 points by row', () => {
    expect([0, 1, 2, 3, 4].map(pointsOf)).toEqual([50, 40, 30, 20, 10]);
  });

  it('shoots every second at level 1, 100 ms sooner with each level, at least every 500 ms', () => {
    expect([1, 2, 5, 6, 7, 40].map(shotIntervalMs)).toEqual([1000, 900, 600, 500, 500, 500]);
  });

  it('marches 0.3 faster with each level, at most 3', () => {
    expect(invaderSpeed(1)).toBe(1);
    expect(invaderSpeed(2)).toBeCloseTo(1.3);
    expect(invaderSpeed(7)).toBeCloseTo(2.8);
    expect([8, 30].map(invaderSpeed)).toEqual([3, 3]);
  });

  it('has bullets of 4 by 8, speed 8 up and 3 down', () => {
    expect(BULLET).toEqual({width: 4, height: 8, playerSpeed: 8, invaderSpeed: 3, mostAtOnce: 3});
  });
});

describe('play', () => {
  it('moves 5 pixels a tick and stops at both edges', () => {
    const start = createInvaders(1);
    expect(tick(start, {held: ['right'], pressed: []}).state.player.x).toBe(380);
    const right = playTicks(start, stepInvaders, [{held: ['right'], pressed: [], ticks: 90}]).at(-1);
    const left = playTicks(start, stepInvaders, [{held: ['left'], pressed: [], ticks: 90}]).at(-1);
    expect([left?.player.x, right?.player.x]).toEqual([0, 750]);
  });

  it('lets at most three bullets fly', () => {
    let state = createInvaders(1);
    for (let shot = 0; shot < 5; shot++) {
      state = tick(state, {held: [], pressed: ['fire']}).state;
    }
    expect(state.bullets).toHaveLength(3);
  });

  it('drops the wave by 40 and turns it at an edge', () => {
    const {invaders, direction} = march(
      createWave(1).map((invader) => ({...invader, x: invader.x + 209.5})),
      1,
    );
    expect({direction, y: invaders[0]?.y}).toEqual({direction: -1, y: 90});
    expect(march(invaders, -1).invaders[0]?.y).toBe(90);
  });

  it('adds the points of what was hit and starts a faster wave when the field is clear', () => {
    const start = only(createInvaders(1), 40);
    const target = start.invaders[40];
    const under = {...start, player: {...start.player, x: (target?.x ?? 0) - 5, y: 330}};
    const states = playTicks(under, stepInvaders, [{held: [], pressed: ['fire'], ticks: 20}]);
    expect(states.at(-1)).toMatchObject({score: 10, level: 2, over: false});
    expect(states.at(-1)?.invaders.filter(({active}) => active)).toHaveLength(50);
  });

  it('ends when a shot hits the ship', () => {
    const start = createInvaders(1);
    const shot = {x: 398, y: 545, width: 4, height: 8, speed: 3};
    const {state, events} = tick({...start, shots: [shot]}, {held: [], pressed: []});
    expect(state.over).toBe(true);
    expect(events).toContainEqual({type: 'over', reason: 'hit'});
    expect(tick(state, {held: ['left'], pressed: ['fire']}).state.player.x).toBe(375);
  });

  it('ends when an invader is below 500, and not at 500', () => {
    const start = only(createInvaders(1), 0);
    const at = (y: number) => ({...start, invaders: start.invaders.map((invader) => ({...invader, y}))});
    expect(tick(at(500), {held: [], pressed: []}).state.over).toBe(false);
    expect(tick(at(501), {held: [], pressed: []}).events).toContainEqual({type: 'over', reason: 'landed'});
  });

  it('is shot at after the shot interval, whether the player does anything or not', () => {
    const states = playTicks(createInvaders(9), stepInvaders, [{...still, ticks: 61}]);
    expect(states.findIndex(({shots}) => shots.length > 0)).toBe(60);
  });
});

describe('whatever the player does', () => {
  it('keeps to the rules', () => {
    fc.assert(
      fc.property(fc.integer({min: 0, max: 2 ** 32 - 1}), scripts, (seed, script) => {
        const states = playTicks(createInvaders(seed), stepInvaders, script);
        const broken = states.find(
          ({player, bullets, score}, index) =>
            player.x < 0 || player.x > 750 || bullets.length > 3 || score < (states[index - 1]?.score ?? 0),
        );
        expect(broken).toBeUndefined();
      }),
      {numRuns: 20},
    );
  });

  it('never leaps after a long frame, such as one in a hidden tab', () => {
    expect(stepInvaders(createInvaders(1), still, 60_000).state.ticks).toBe(15);
  });
});
