import clsx from 'clsx';
import type {Picture} from '../../../../data/recipes/picture';
import ChangeTable from '../ChangeTable';
import styles from './Pictures.module.css';

type Of<K extends Picture['kind']> = Extract<Picture, {kind: K}>;

/** Who goes where: one bar, its parts as wide as their shares, and what each is. */
function Split({whole, parts}: Of<'split'>) {
  return (
    <>
      <p className={clsx('below8', styles.from)}>{whole}</p>
      <ul className={styles.split}>
        {parts.map(({label, share, note}) => (
          <li key={label} style={{'--share': share}}>
            <strong>{`${share} %`}</strong> {label}
            {note !== undefined && <small>{note}</small>}
          </li>
        ))}
      </ul>
    </>
  );
}

/** Messages by day, each a rung further in. */
function Ladder({rungs}: Of<'ladder'>) {
  return (
    <ol className={styles.ladder}>
      {rungs.map(({day, who, message, offer}, index) => (
        <li key={`${day} ${message}`} style={{'--rung': index}}>
          <strong>{`Day ${day}`}</strong>
          <span>{message}</span>
          <small>{offer === undefined ? who : `${who} · ${offer}`}</small>
        </li>
      ))}
    </ol>
  );
}

/** Audiences above each other, with a bar for their share of the budget. */
function Tiers({tiers}: Of<'tiers'>) {
  return (
    <ol className={styles.tiers}>
      {tiers.map(({audience, content, event, share}) => (
        <li key={audience} style={{'--share': share}}>
          <strong>{audience}</strong> <b>{`${share} %`}</b>
          <small>{`${content} · ${event}`}</small>
        </li>
      ))}
    </ol>
  );
}

/** What is done after which signal. */
function Branches({from, branches}: Of<'branches'>) {
  return (
    <>
      <p className={clsx('below8', styles.from)}>{from}</p>
      <ul className={styles.branches}>
        {branches.map(({signal, wait, message}) => (
          <li key={`${signal} ${message}`}>
            <strong>{signal}</strong>
            {wait !== undefined && <small>{wait}</small>}
            <span>{message}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

/** A schematic screen, from top to bottom; what has a note is marked. */
function Screen({blocks}: Of<'screen'>) {
  return (
    <ol className={styles.screen}>
      {blocks.map(({label, place}) => (
        <li key={label} data-noted={place !== undefined || undefined}>
          <span>{label}</span>
          {place !== undefined && <small>{place}</small>}
        </li>
      ))}
    </ol>
  );
}

function PictureOf({picture}: {picture: Picture}) {
  switch (picture.kind) {
    case 'split':
      return <Split {...picture} />;
    case 'ladder':
      return <Ladder {...picture} />;
    case 'tiers':
      return <Tiers {...picture} />;
    case 'branches':
      return <Branches {...picture} />;
    case 'before-after':
      return <ChangeTable caption={picture.title} {...picture} />;
    case 'screen':
      return <Screen {...picture} />;
  }
}

/** The drawing of a recipe; text throughout, so that it says the same to everyone. */
export default function Pictures({picture}: {picture: Picture}) {
  return (
    <figure className={clsx('ruled small below24', styles.figure)}>
      <figcaption className="below12 strong">{picture.title}</figcaption>
      <PictureOf picture={picture} />
    </figure>
  );
}
