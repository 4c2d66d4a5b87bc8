import {type CSSProperties, type KeyboardEvent, type MouseEvent, useEffect, useRef, useState} from 'react';
import Link from '@docusaurus/Link';
import clsx from 'clsx';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {hasModifier} from '../../../components/ui/clicks';
import {hueColour} from '../../../config/hues';
import {recipePath} from '../../../config/paths';
import {CHANNEL_HUE} from '../../../data/recipes/taxonomy';
import styles from './Bets.module.css';
import {type Bet, betInWords} from './BetsPlaces';
import {twoDigits} from '../../../lib/twoDigits';

interface BetsDotsProps {
  bets: readonly Bet[];
  places: readonly CSSProperties[];
  isLit: (bet: Bet) => boolean;
}

/** The dots: one stop of the Tab key, with arrows from one to the next; under a finger, the first tap names a dot. */
export default function BetsDots({bets, places, isLit}: BetsDotsProps) {
  const isLive = useIsBrowser();
  const list = useRef<HTMLOListElement>(null);
  const touch = useRef({isTouch: false, named: ''});
  const [stop, setStop] = useState(0);
  const [hushed, setHushed] = useState(false);

  // A name lies over other things, and goes with Escape (WCAG 1.4.13).
  useEffect(() => {
    const hush = ({key}: {key: string}) => key === 'Escape' && setHushed(true);
    document.addEventListener('keydown', hush);
    return () => document.removeEventListener('keydown', hush);
  }, []);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = {ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1, Home: -stop, End: -1 - stop}[
      event.key
    ];
    if (step !== undefined && !hasModifier(event)) {
      event.preventDefault();
      list.current?.querySelectorAll('a')[(stop + step + bets.length) % bets.length]?.focus();
    }
  };
  const onClick = (event: MouseEvent, id: string) => {
    if (touch.current.isTouch && touch.current.named !== id) {
      event.preventDefault();
    }
    touch.current.named = id;
  };
  return (
    <ol
      ref={list}
      className={styles.dots}
      aria-label="All bets, the soonest verdict first"
      data-hushed={hushed}
    >
      {bets.map((bet, index) => (
        <li key={bet.id}>
          <Link
            to={recipePath(bet.id)}
            aria-label={`${twoDigits(bet.number)} ${betInWords(bet)}`}
            className={styles.dot}
            style={{...places[index], '--hue': bet.channel && hueColour(CHANNEL_HUE[bet.channel])}}
            tabIndex={isLive && index !== stop ? -1 : undefined}
            data-lit={isLit(bet)}
            data-rearranges={bet.rearranges}
            onFocus={() => {
              setStop(index);
              setHushed(false);
            }}
            onKeyDown={onKeyDown}
            onPointerOver={() => setHushed(false)}
            onPointerDown={({pointerType}) => (touch.current.isTouch = pointerType === 'touch')}
            onClick={(event) => onClick(event, bet.id)}
          >
            <span className={clsx('fine strong', styles.name)}>{`${twoDigits(bet.number)} ${bet.name}`}</span>
          </Link>
        </li>
      ))}
    </ol>
  );
}
