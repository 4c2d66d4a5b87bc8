import styles from './SampleBadge.module.css';

export default function SampleBadge({of}: {of: {sample?: boolean | undefined}}) {
  return (
    of.sample === true && (
      <strong className={styles.sample} title="Invented, until the owner of this site replaces it">
        Sample
      </strong>
    )
  );
}
