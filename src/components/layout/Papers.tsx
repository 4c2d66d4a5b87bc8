import useBaseUrl from '@docusaurus/useBaseUrl';
import clsx from 'clsx';
import Icon from '../ui/Icon';
import {HEADINGS, OPENING_SHEETS} from '../../data/evidence/text';
import {papersPath} from '../../config/paths';
import {excelOf, typeOf, type Paper} from '../../data/recipes/paper';
import styles from './Papers.module.css';

/** The links to a file that a reader would otherwise have to make, of a recipe or a hub. */
export function PaperLink({owner, paper}: {owner: string; paper: Paper}) {
  const folder = useBaseUrl(papersPath(owner));
  const {file, label, size} = paper;
  return (
    <span className={clsx('cluster', styles.paper)}>
      <a className="touch gapText" href={`${folder}/${file}`} download>
        <Icon name="file" /> {label}
      </a>{' '}
      <span className="note">{`${typeOf(file)}, ${size}`}</span>
      {excelOf(file) !== undefined && (
        <a className="touch gapText" href={`${folder}/${excelOf(file)}`} download>
          For Excel<span className="srOnly">: {label}</span>
        </a>
      )}
    </span>
  );
}

/** The files that are at no step. */
export default function Papers({recipe, papers}: {recipe: string; papers: readonly Paper[]}) {
  return (
    <section>
      <h2>{HEADINGS.papers}</h2>
      <ul>
        {papers.map((paper) => (
          <li key={paper.file}>
            <PaperLink owner={recipe} paper={paper} />
          </li>
        ))}
      </ul>
      {papers.some(({file}) => file.endsWith('.csv')) && <p className="above8 note">{OPENING_SHEETS}</p>}
    </section>
  );
}
