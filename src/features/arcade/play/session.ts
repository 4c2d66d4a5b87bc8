/** The parts of a visit to a game; `countdown` comes before play goes on. */
export type Phase = 'menu' | 'playing' | 'paused' | 'countdown' | 'gameOver';

/** The state of the page around the engine, which itself knows only play and its end. */
export interface Session {
  phase: Phase;
  /** Whether the pause was automatic: the tab was hidden or the game lost the focus. */
  automatic: boolean;
  /** What the countdown shows. */
  count: number;
}

/** What changes the phase: the visitor's buttons and keys, the countdown's seconds, the end of play. */
export type SessionAction = 'start' | 'toggle' | 'resume' | 'leave' | 'second' | 'over' | 'menu';

const COUNT_FROM = 3;

/** Where every session begins. */
export const atMenu: Session = {phase: 'menu', automatic: false, count: COUNT_FROM};
const playing: Session = {...atMenu, phase: 'playing'};
const paused = (automatic: boolean): Session => ({...atMenu, phase: 'paused', automatic});

/**
 * The session after an action. The pause keys toggle at once. After an
 * automatic pause, the Resume button first counts down from three, so that play never begins unannounced.
 */
export function nextSession(session: Session, action: SessionAction): Session {
  const {phase, count} = session;
  switch (action) {
    case 'start':
      return playing;
    case 'menu':
      return atMenu;
    case 'over':
      return phase === 'playing' ? {...atMenu, phase: 'gameOver'} : session;
    case 'toggle':
      if (phase === 'paused') {
        return playing;
      }
      return phase === 'playing' || phase === 'countdown' ? paused(false) : session;
    case 'leave':
      return phase === 'playing' || phase === 'countdown' ? paused(true) : session;
    case 'resume':
      if (phase !== 'paused') {
        return session;
      }
      return session.automatic ? {...atMenu, phase: 'countdown'} : playing;
    case 'second':
      if (phase !== 'countdown') {
        return session;
      }
      return count > 1 ? {...session, count: count - 1} : playing;
  }
}
