import Section from '../../../components/layout/Section';
import ColumnHeads from '../../../components/ui/ColumnHeads';
import SampleBadge from '../../../components/ui/SampleBadge';
import ScrollBox from '../../../components/ui/ScrollBox';
import styles from './Artefact.module.css';
import {useStory} from './StoryContext';

/** A page from the work, taken from the client's YAML file. */
export default function Artefact() {
  const {story} = useStory().client;
  if (story?.artefact === undefined) {
    return null;
  }
  const {heading, columns, rows, caption} = story.artefact;
  const others = columns.slice(1);
  return (
    <Section eyebrow="From the work" heading={heading}>
      <figure className={styles.artefact}>
        <SampleBadge of={story} />
        <ScrollBox label={heading}>
          <table className="above12 small">
            <ColumnHeads columns={columns} />
            <tbody>
              {rows.map(([name, ...cells]) => (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  {cells.map((cell, index) => (
                    <td key={others[index]}>{cell}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollBox>
        <figcaption className="above12 note">{caption}</figcaption>
      </figure>
    </Section>
  );
}
