import {render, screen} from '@testing-library/react';
import {createElement, useRef} from 'react';
import {beginSwipe, endSwipe, moveSwipe, useSwipe} from '@site/src/features/arcade/games/tetris/useSwipe';

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

  it('ends with its piece: the next one stays as it is until another finger comes', () => {
    const press = jest.fn();
    let piece = 1;
    const pieceOf = () => piece;
    function Board() {
      const stage = useRef<HTMLDivElement>(null);
      useSwipe(stage, true, press, pieceOf);
      return createElement('div', {ref: stage, role: 'application'});
    }
    render(createElement(Board));
    const board = screen.getByRole('application');
    const finger = (type: string, clientY: number) =>
      board.dispatchEvent(
        Object.assign(new MouseEvent(type, {clientY}), {pointerType: 'touch', isPrimary: true}),
      );
    finger('pointerdown', 0);
    finger('pointermove', 30);
    expect(press).toHaveBeenCalledTimes(1);
    piece = 2;
    finger('pointermove', 90);
    finger('pointerup', 120);
    expect(press).toHaveBeenCalledTimes(1);
    finger('pointerdown', 0);
    finger('pointerup', 0);
    expect(press).toHaveBeenCalledTimes(2);
  });
});
