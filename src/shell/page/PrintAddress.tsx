import {useSite} from '../../config/useSite';
import styles from './PrintAddress.module.css';
import {absolute} from './structuredData';

export default function PrintAddress({path}: {path: string}) {
  return (
    <p className={styles.address} data-pagefind-ignore="">
      {absolute(useSite(), path)}
    </p>
  );
}
