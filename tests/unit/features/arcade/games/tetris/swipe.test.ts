import {beginSwipe, endSwipe, moveSwipe} from '@site/src/features/arcade/games/tetris/useSwipe';

const at = (x: number, y: number, timeMs: number) => ({x, y, timeMs});

describe('a finger on the board', () => {
  it('turns the piece with a tap, and does nothing after a long rest', () => {
    expect(endSwipe(beginSwipe(at(50, 50, 0)), at(53, 52, 120))).toEqual(['rotate']);
    expect(endSwipe(beginSwipe(at(50, 50, 0)), at(53, 52, 900))).toEqual([]);
  });

  it('shifts once for every 28 pixels sideways', () => {
    const first = moveSwipe(beginSwipe(at(100, 0, 0)), at(160, 4, 90));
    expect(first.actions).toEqual(['right', 'right']);
    const second = moveSwipe(first.swipe, at(120, 4, 180));
    expect(second.actions).toEqual(['left']);
    expect(endSwipe(second.swipe, at(120, 4, 200))).toEqual([]);
  });

  it('sinks on a slow way down, and never rises', () => {
    const {swipe, actions} = moveSwipe(beginSwipe(at(0, 0, 0)), at(0, 60, 400));
    expect(actions).toEqual(['down', 'down']);
    expect(moveSwipe(swipe, at(0, 0, 500)).actions).toEqual([]);
    expect(endSwipe(swipe, at(0, 62, 500))).toEqual([]);
  });

  it('drops on a quick flick down', () => {
    const {swipe} = moveSwipe(beginSwipe(at(0, 0, 0)), at(4, 60, 40));
    expect(endSwipe(swipe, at(6, 120, 80))).toEqual(['drop']);
  });
});
