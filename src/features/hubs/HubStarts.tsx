import {useId} from 'react';
import clsx from 'clsx';
import Card, {CoverLink} from '../../components/ui/Card';
import {Width} from '../../components/layout/Section';
import Icon from '../../components/ui/Icon';
import type {Hub} from '../../data/hubs/schema';
import styles from './HubStarts.module.css';

/** Where to begin, below and above a figure: a switch shows one of the two, and without script both are shown. */
export default function HubStarts({starts}: {starts: NonNullable<Hub['starts']>}) {
  const group = useId();
  return (
    <Width className={styles.starts}>
      <fieldset className="needsScript cluster gap8">
        <legend>
          <span className="srOnly">How large are you?</span>
        </legend>
        {starts.map(({when}, index) => (
          <label key={when} className={clsx('row gap8 medium', styles.side)}>
            <input type="radio" name={group} defaultChecked={index === 0} />
            {when}
          </label>
        ))}
      </fieldset>
      {starts.map(({when, title, to, text, wait}) => (
        <Card key={when} as="section" aria-label={when} className={styles.start}>
          <p className="note">{when}, first</p>
          <h2 className="subheading">
            <CoverLink to={to}>
              {title} <Icon name="arrow" />
            </CoverLink>
          </h2>
          <p>{text}</p>
          <p className="soft">{wait}</p>
        </Card>
      ))}
    </Width>
  );
}
