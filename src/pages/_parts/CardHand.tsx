import {useEffect, useRef, useState} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {Button} from '../../components/ui/Button';
import IndexCard, {StampMark} from '../../components/ui/IndexCard';
import {recipePath} from '../../config/paths';
import RuleTable from '../../features/recipes/RuleTable';
import {useInBrowser} from '../../lib/react/useInBrowser';
import type {PlanCard} from './plan';
import styles from './CardHand.module.css';

/** For whom a recipe is, and what decides; the goal that it is for above. */
function Front({goal, recipe}: PlanCard) {
  return (
    <>
      <p className="fine">
        <strong>{goal.name}:</strong> {goal.move}
      </p>
      {recipe.verdict.map(([name, text]) => (
        <p key={name} className="fine ink">
          <strong>{name}:</strong> {text}
        </p>
      ))}
      <div className={styles.rules}>
        <RuleTable decide={recipe.decide} />
      </div>
    </>
  );
}

function Back({recipe}: Pick<PlanCard, 'recipe'>) {
  return (
    <>
      <p className="fine">
        <strong>First steps</strong>
      </p>
      {recipe.steps.map((step, index) => (
        <p key={step} className="large">
          {index + 1}. {step}
        </p>
      ))}
    </>
  );
}

/** Three cards as held in a hand: those behind show their names, and the one in front turns over. */
export default function CardHand({cards}: {cards: readonly PlanCard[]}) {
  const [chosen, setChosen] = useState<string>();
  const [turned, setTurned] = useState<{id: string; over: boolean}>();
  const isLive = useInBrowser(() => true, false);
  const turn = useRef<HTMLButtonElement>(null);
  const pressed = useRef(false);
  const inFront = (cards.find(({recipe}) => recipe.id === chosen) ?? cards[0])?.recipe.id;
  const behind = cards.filter(({recipe}) => recipe.id !== inFront).reverse();

  // The pressed button goes away, as its card is in front now.
  useEffect(() => {
    if (pressed.current) {
      turn.current?.focus({preventScroll: true});
    }
    pressed.current = false;
  }, [chosen]);

  const bring = (id: string) => {
    pressed.current = true;
    setChosen(id);
    setTurned(undefined);
  };
  if (cards.length === 0) {
    return (
      <div className={styles.hand}>
        <IndexCard as="div">
          <p className="large">Choose a goal, and its three cards are dealt here.</p>
          <p className={styles.rest} />
        </IndexCard>
      </div>
    );
  }
  return (
    <ul className={clsx('clean-list', styles.hand)} aria-label="Your plan">
      {cards.map((card) => {
        const {id, name, number, channels, stamp} = card.recipe;
        const place = behind.indexOf(card);
        const over = turned?.id === id ? turned.over : undefined;
        return (
          <li
            key={id}
            className={styles.card}
            style={{'--place': place === -1 ? behind.length : place}}
            data-over={over}
          >
            <IndexCard as="div" number={number} channel={channels[0]}>
              {place === -1 ? (
                <>
                  <p className={styles.head}>
                    <Link className="serif large ink plain" to={recipePath(id)}>
                      {name}
                    </Link>
                    <StampMark stamp={stamp} />
                  </p>
                  {over === true ? <Back {...card} /> : <Front {...card} />}
                  <p className={styles.rest}>
                    <Button
                      small
                      ref={turn}
                      aria-pressed={over === true}
                      onClick={() => setTurned({id, over: over !== true})}
                    >
                      Turn over
                    </Button>
                    {over === true && (
                      <Link className="touch" to={recipePath(id)}>
                        Open the recipe
                      </Link>
                    )}
                  </p>
                </>
              ) : isLive ? (
                <button type="button" className={styles.behind} onClick={() => bring(id)}>
                  {name}
                </button>
              ) : (
                <Link className={styles.behind} to={recipePath(id)}>
                  {name}
                </Link>
              )}
            </IndexCard>
          </li>
        );
      })}
    </ul>
  );
}
