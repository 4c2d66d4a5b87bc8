import Link from '@docusaurus/Link';
import {positionPath} from '../../../config/paths';
import type {PositionLink} from '../../../data/positions/types';

/** The questions on which good practices disagree, and whose answers this recipe follows. */
export default function Positions({positions}: {positions: readonly PositionLink[]}) {
  return (
    <section>
      <h2>Where good practices disagree</h2>
      <ul>
        {positions.map((position) => (
          <li key={position.id}>
            <Link to={positionPath(position)} className="loneLink">
              {position.question}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
