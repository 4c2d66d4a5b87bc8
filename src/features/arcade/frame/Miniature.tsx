import {useEffect, useRef, useState, type ReactNode} from 'react';
import clsx from 'clsx';
import type {Scene} from '../art/scene';
import type {Demo} from '../play/demo';
import {useFrames} from '../play/useFrames';
import {useScene} from '../play/useScene';
import styles from './Miniature.module.css';

interface MiniatureProps<State, Event> {
  first: State;
  scene: Scene<State, Event>;
  createDemo: () => Demo<State, Event>;
  moving: boolean;
  /** Shown until script runs. */
  poster: ReactNode;
}

/** A small live picture of a game that plays itself while it is in view and `moving`. Decorative. */
export default function Miniature<State, Event>({
  first,
  scene,
  createDemo,
  moving,
  poster,
}: MiniatureProps<State, Event>): ReactNode {
  const {canvas, onFrame} = useScene(first, scene);
  const {width, height} = scene.size;
  const demo = useRef<Demo<State, Event>>(null);
  const [visible, setVisible] = useState(false);

  useEffect(() => {
    if (!canvas.current) {
      return undefined;
    }
    demo.current = createDemo();
    onFrame(demo.current(0).state, [], 0);
    // Privacy extensions take it away: the picture stays still.
    if (typeof IntersectionObserver === 'undefined') {
      return undefined;
    }
    const watch = new IntersectionObserver(([entry]) => setVisible(entry?.isIntersecting === true));
    watch.observe(canvas.current);
    return () => watch.disconnect();
  }, [canvas, createDemo, onFrame]);

  useFrames(moving && visible, (dtMs) => {
    const stepped = demo.current?.(dtMs);
    if (stepped) {
      onFrame(stepped.state, stepped.events, dtMs);
    }
  });

  return (
    <div className={clsx(styles.miniature, height > width && styles.tall)} aria-hidden="true">
      <div className={styles.poster}>{poster}</div>
      <canvas ref={canvas} width={width} height={height} className={styles.canvas} />
    </div>
  );
}
