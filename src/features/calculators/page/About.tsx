import clsx from 'clsx';
import Link from '@docusaurus/Link';
import Section from '../../../components/layout/Section';
import {keepFigures} from '../../../lib/keepFigures';
import Unbroken from '../../../components/ui/Unbroken';
import type {PageLink} from '../../../config/paths';
import type {Calculator} from '../calculator';
import styles from './CalculatorPage.module.css';

/** Longer lists get a row of their own. */
const MANY = 8;

interface AboutProps {
  calculator: Calculator;
  uses: readonly PageLink[];
}

export default function About({calculator: {method, source, limits}, uses}: AboutProps) {
  const many = uses.length > MANY;
  return (
    <Section ground="sunk">
      <div className={clsx(styles.about, many && styles.two)}>
        <section>
          <h2 className="below12 subheading">How it is worked out</h2>
          <p className="below12">{keepFigures(method)}</p>
          <p className="below12 note">Source: {source}.</p>
        </section>
        <section>
          <h2 className="below12 subheading">What it does not say</h2>
          <ul>
            {limits.map((limit) => (
              <li key={limit}>{keepFigures(limit)}</li>
            ))}
          </ul>
        </section>
        {uses.length > 0 && (
          <section className={clsx('screenOnly', many && styles.many)}>
            <h2 className="below12 subheading">Where we use it</h2>
            <ul>
              {uses.map(({title, path}) => (
                <li key={path}>
                  <Link to={path} className="loneLink">
                    <Unbroken>{title}</Unbroken>
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </Section>
  );
}
