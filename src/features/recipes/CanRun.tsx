import type {ReactNode} from 'react';
import Icon from '../../components/ui/Icon';
import {inTheWay, lacking, lackInWords, type Numbers} from '../../data/recipes/requires';
import {useNumbers} from '../../shell/numbers/useNumbers';
import styles from './CanRun.module.css';

/** Whether a shop with the visitor's own numbers can run a recipe; nothing until the visitor has given any. */
export default function CanRun({requires}: {requires?: Numbers | undefined}): ReactNode {
  const [numbers] = useNumbers();
  if (Object.keys(numbers).length === 0) {
    return null;
  }
  const lacks = lacking(requires, numbers);
  const known = inTheWay(requires, numbers);
  const isFree = lacks.length === 0;
  return (
    <p className={styles.can} data-can={isFree}>
      <Icon name={isFree ? 'check' : 'clock'} size={0.95} />
      {isFree
        ? 'You can run this'
        : `${known.length > 0 ? 'Not yet: needs' : 'Needs'} ${(known.length > 0 ? known : lacks).map(lackInWords).join('; ')}`}
    </p>
  );
}
