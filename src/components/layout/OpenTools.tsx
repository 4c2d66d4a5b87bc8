import clsx from 'clsx';
import styles from './OpenTools.module.css';
import {CALCULATOR_IDS} from '../../data/calculators/ids';
import recipeCount from '@generated/content/default/count.json';
import Link from '@docusaurus/Link';
import {counted} from '../../lib/counted';

export default function OpenTools() {
  return (
    <p className={clsx('above32 measure', styles.tools)}>
      Free to use, without an account:{' '}
      <Link to="/services/growth-recipes">{counted(recipeCount, 'recipe')}</Link>, a{' '}
      <Link to="/services/growth-recipes/plan">planner</Link>
      {' and '}
      <Link to="/toolkit/calculators">{counted(CALCULATOR_IDS.length, 'calculator')}</Link>.
    </p>
  );
}
