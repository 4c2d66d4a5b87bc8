export type Phase = 'menu' | 'playing' | 'paused' | 'countdown' | 'gameOver';

export interface Session {
  phase: Phase;
  /** Paused because the tab was hidden or the game lost focus. */
  automatic: boolean;
  count: number;
}

export type SessionAction = 'start' | 'toggle' | 'resume' | 'leave' | 'second' | 'over' | 'menu';

const COUNT_FROM = 3;

export const atMenu: Session = {phase: 'menu', automatic: false, count: COUNT_FROM};
const playing: Session = {...atMenu, phase: 'playing'};
const paused = (automatic: boolean): Session => ({...atMenu, phase: 'paused', automatic});

/**
 * After an automatic pause, Resume counts down from three, so that play never starts unannounced; the pause key
 * resumes at once.
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
