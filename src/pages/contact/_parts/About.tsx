import Link from '@docusaurus/Link';
import type {Subject} from '../../../shell/forms/about';
import styles from './EnquiryForm.module.css';

interface AboutProps extends Subject {
  /** The page with its whole address. */
  link: string;
  onRemove: () => void;
}

export default function About({about, page, link, onRemove}: AboutProps) {
  return (
    <p className={styles.about}>
      <input type="hidden" name="about" value={about} />
      {page !== '' && <input type="hidden" name="page" value={link} />}
      About: <strong>{page === '' ? about : <Link to={page}>{about}</Link>}</strong>
      {page !== '' && ', with its link'}{' '}
      <button type="button" onClick={onRemove}>
        Remove
      </button>
    </p>
  );
}
