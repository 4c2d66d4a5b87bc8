import type {ReactNode} from 'react';
import {useColorMode} from '@docusaurus/theme-common';
import clsx from 'clsx';
import useIsBrowser from '@docusaurus/useIsBrowser';
import styles from './Footer.module.css';

const CHOICES = [
  {value: 'system', label: 'System'},
  {value: 'light', label: 'Light'},
  {value: 'dark', label: 'Dark'},
] as const;

/** Chooses light, dark, or what the visitor's system says. */
export default function ColourMode(): ReactNode {
  const {colorModeChoice, setColorMode} = useColorMode();
  const isBrowser = useIsBrowser();
  return (
    <label className={clsx('needsScript', styles.mode)}>
      Colours
      <select
        value={isBrowser ? (colorModeChoice ?? 'system') : 'system'}
        onChange={({target}) =>
          setColorMode(target.value === 'light' || target.value === 'dark' ? target.value : null)
        }
      >
        {CHOICES.map(({value, label}) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </label>
  );
}
