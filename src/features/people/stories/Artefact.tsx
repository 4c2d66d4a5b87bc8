import clsx from 'clsx';
import Section from '../../../components/layout/Section';
import ColumnHeads from '../../../components/ui/ColumnHeads';
import SampleBadge from '../../../components/ui/SampleBadge';
import styles from './Artefact.module.css';
import {useStory} from './StoryHero';

/** The table that the work left behind, as an example; nothing where a story has none. */
export default function Artefact() {
  const {story} = useStory().client;
  if (story?.artefact === undefined) {
    return null;
  }
  const {heading, columns, rows, caption} = story.artefact;
  return (
    <Section heading={heading}>
      <figure className={clsx('ruled aboveFluid', styles.artefact)}>
        <SampleBadge of={story} />
        <table className="above12 full small">
          <ColumnHeads columns={columns} />
          <tbody>
            {rows.map(([name, ...cells]) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {cells.map((cell, index) => (
                  <td key={columns[index + 1]}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        <figcaption className="above12 note">{caption}</figcaption>
      </figure>
    </Section>
  );
}
