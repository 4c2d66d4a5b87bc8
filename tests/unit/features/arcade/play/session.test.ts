import {atMenu, nextSession, type Session, type SessionAction} from '@site/src/features/arcade/play/session';

const after = (...actions: SessionAction[]): Session => actions.reduce(nextSession, atMenu);

describe('a session', () => {
  it('goes from the menu to play, to the end, to play again and back to the menu', () => {
    expect(after().phase).toBe('menu');
    expect(after('start').phase).toBe('playing');
    expect(after('start', 'over').phase).toBe('gameOver');
    expect(after('start', 'over', 'start').phase).toBe('playing');
    expect(after('start', 'over', 'menu').phase).toBe('menu');
  });

  it('toggles the pause at once', () => {
    expect(after('start', 'toggle').phase).toBe('paused');
    expect(after('start', 'toggle', 'toggle').phase).toBe('playing');
    expect(after('start', 'toggle', 'resume').phase).toBe('playing');
  });

  it('counts from three after a pause that came by itself', () => {
    const resumed: SessionAction[] = ['start', 'leave', 'resume'];
    expect(after('start', 'leave')).toMatchObject({phase: 'paused', automatic: true});
    expect(after(...resumed)).toMatchObject({phase: 'countdown', count: 3});
    expect(after(...resumed, 'second', 'second')).toMatchObject({phase: 'countdown', count: 1});
    expect(after(...resumed, 'second', 'second', 'second').phase).toBe('playing');
    expect(after(...resumed, 'leave').phase).toBe('paused');
    expect(after(...resumed, 'toggle').phase).toBe('paused');
    expect(after('start', 'leave', 'toggle').phase).toBe('playing');
  });

  it.each<SessionAction>(['toggle', 'leave', 'resume', 'second', 'over'])(
    'stays at the menu on %s',
    (action) => {
      expect(after(action)).toEqual(atMenu);
    },
  );
});
