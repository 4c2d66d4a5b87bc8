import type {ReactNode} from 'react';
import clsx from 'clsx';
import {ButtonLink} from '../../../components/ui/Button';
import Section, {Width} from '../../../components/layout/Section';
import Page from '../../../shell/page/Page';
import {LIST_PATH} from '../../../config/paths';
import {gameAfter, type GameEntry} from '../games/index';
import styles from './GamePage.module.css';

interface GamePageProps {
  entry: GameEntry;
  description: string;
  keywords: readonly string[];
  lead: string;
  game: ReactNode;
  /** Its rules. */
  children: ReactNode;
}

export default function GamePage({entry, description, keywords, lead, game, children}: GamePageProps) {
  const {title} = entry;
  const next = gameAfter(entry);
  return (
    <Page title={title} description={description} keywords={keywords}>
      <Width className={styles.page}>
        <div className={styles.intro}>
          <h1 className="title">{title}</h1>
          <p className={clsx('above12 soft', styles.lead)}>{lead}</p>
          <noscript>
            <p className="above12 strong">The game itself needs JavaScript. Its rules are below.</p>
          </noscript>
        </div>
        <div className={clsx('shownWhole', styles.game)}>
          {game}
          <span className="end" hidden />
        </div>
        <div className={styles.guide}>{children}</div>
      </Width>
      <Section
        ground="sunk"
        eyebrow="Break over"
        heading="The next level has your own numbers in it"
        lead="Pick a playbook you can start on Monday, or write to us about whatever keeps coming back down."
      >
        <p className={clsx('cluster gap12', styles.links)}>
          <ButtonLink to={LIST_PATH}>Read the growth recipes</ButtonLink>
          <ButtonLink to="/contact">Get In Touch</ButtonLink>
          <ButtonLink to={next.path}>{`Play ${next.title}`}</ButtonLink>
        </p>
      </Section>
    </Page>
  );
}

export function Worth({rows}: {rows: readonly {picture: ReactNode; name: string; points: number}[]}) {
  return (
    <ul className={clsx('below12 small', styles.worth)}>
      {rows.map(({picture, name, points}) => (
        <li className="row gap16 ruled" key={name}>
          {picture}
          {name}
          <b className="fixed toEnd figures">{points}</b>
        </li>
      ))}
    </ul>
  );
}

export function Controls({rows}: {rows: readonly {keys: readonly string[]; does: string}[]}) {
  return (
    <dl className={clsx('small', styles.controls)}>
      {rows.map(({keys, does}) => (
        <div className="grid gap12 ruled" key={does}>
          <dt className="cluster gap4">
            {keys.map((key) => (
              <kbd key={key}>{key}</kbd>
            ))}
          </dt>
          <dd>{does}</dd>
        </div>
      ))}
    </dl>
  );
}
