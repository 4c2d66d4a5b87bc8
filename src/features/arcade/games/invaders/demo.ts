import {warmUp, type Demo} from '../../play/demo';
import {flyInvaders} from './pilot';
import {createInvaders, stepInvaders} from './step';
import type {InvadersEvent, InvadersState} from './types';

/** Space Invaders by itself, some seconds into a wave. */
export function demoInvaders(): Demo<InvadersState, InvadersEvent> {
  let state = createInvaders(3);
  return warmUp((dtMs) => {
    const stepped = state.over
      ? {state: createInvaders(state.seed), events: []}
      : stepInvaders(state, flyInvaders(state), dtMs);
    state = stepped.state;
    return stepped;
  }, 5000);
}
