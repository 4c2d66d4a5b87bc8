import type {ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Icon from '../../../components/ui/Icon';
import {HEADINGS, OPENING_SHEETS} from '../../../data/evidence/text';
import {papersPath} from '../../../config/paths';
import {excelOf, typeOf, type Paper} from '../../../data/recipes/paper';
import styles from './Papers.module.css';

/** The files that a reader would otherwise have to make. */
export default function Papers({recipe, papers}: {recipe: string; papers: readonly Paper[]}): ReactNode {
  const folder = useBaseUrl(papersPath(recipe));
  return (
    <section className={styles.place}>
      <h2>{HEADINGS.papers}</h2>
      <ul className={styles.papers}>
        {papers.map(({file, label, size}) => (
          <li key={file}>
            <a href={`${folder}/${file}`} download>
              <Icon name="file" /> {label}
            </a>{' '}
            <span className={styles.type}>{`${typeOf(file)}, ${size}`}</span>
            {excelOf(file) !== undefined && (
              <a href={`${folder}/${excelOf(file)}`} download>
                For Excel<span className="srOnly">: {label}</span>
              </a>
            )}
          </li>
        ))}
      </ul>
      {papers.some(({file}) => file.endsWith('.csv')) && <p className={styles.note}>{OPENING_SHEETS}</p>}
    </section>
  );
}
