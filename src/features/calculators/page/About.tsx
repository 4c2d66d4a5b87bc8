import Link from '@docusaurus/Link';
import clsx from 'clsx';
import Section from '../../../components/layout/Section';
import {keepFigures} from '../../../lib/keepFigures';
import NoWrap from '../../../components/ui/NoWrap';
import type {PageLink} from '../../../config/paths';
import type {Calculator} from '../calculator';
import styles from './CalculatorPage.module.css';

/** So many are shown at once. */
const FIRST = 6;

function Uses({uses}: Pick<AboutProps, 'uses'>) {
  return (
    <ul>
      {uses.map(({title, path}) => (
        <li key={path}>
          <Link to={path} className="loneLink">
            <NoWrap>{title}</NoWrap>
          </Link>
        </li>
      ))}
    </ul>
  );
}

interface AboutProps {
  calculator: Calculator;
  uses: readonly PageLink[];
}

export default function About({calculator: {method, source, limits}, uses}: AboutProps) {
  return (
    <Section ground="sunk">
      <div className={clsx('even', styles.about)} style={{'--count': uses.length > 0 ? 3 : 2}}>
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
          <section className="screenOnly">
            <h2 className="below12 subheading">Where we use it</h2>
            <Uses uses={uses.slice(0, FIRST)} />
            {uses.length > FIRST && (
              <details>
                <summary className="touch brand strong">{`All ${uses.length}`}</summary>
                <Uses uses={uses.slice(FIRST)} />
              </details>
            )}
          </section>
        )}
      </div>
    </Section>
  );
}
