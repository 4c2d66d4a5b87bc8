import type {ReactNode} from 'react';
import TitledList from '../../../components/ui/TitledList';
import texts from '../../../data/pages/customers.yaml';
import styles from './SupportIndex.module.css';

/** Areas of past work as a large index, each with one line. */
export default function SupportIndex(): ReactNode {
  return <TitledList as="ul" items={texts.supportAreas} className={styles.index} />;
}
