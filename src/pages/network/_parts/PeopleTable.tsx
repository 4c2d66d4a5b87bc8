import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {advisorPath} from '../../../config/paths';
import {advisors} from '../../../data/advisors';
import styles from './PeopleTable.module.css';

/** What an advisor does, as the role line names it. */
const areasOf = ({title}: {title: string}): string[] => title.split(' & ');

const AREAS = [...new Set(advisors.flatMap(areasOf))];

/** The network's people by what they do, each name the way to the profile. */
export default function PeopleTable({caption}: {caption: string}): ReactNode {
  return (
    <table className={styles.people}>
      <caption className="srOnly">{caption}</caption>
      <thead>
        <tr>
          <td />
          {AREAS.map((area) => (
            <th key={area} scope="col">
              <span>{area}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {advisors.map((advisor) => (
          <tr key={advisor.id}>
            <th scope="row">
              <Link to={advisorPath(advisor.id)}>{advisor.name}</Link>
              <span className={styles.role}>{advisor.title}</span>
              <span className={styles.skills}>{advisor.expertise.join(', ')}</span>
            </th>
            {AREAS.map((area) => (
              <td key={area}>
                {areasOf(advisor).includes(area) && (
                  <span className={styles.dot}>
                    <span className="srOnly">yes</span>
                  </span>
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
