import type {ReactNode} from 'react';
import NumbersLink from '../../../shell/numbers/NumbersLink';

/** What the choice of recipes that a visitor can run leaves out, and where to say more. */
export default function NumbersNote(): ReactNode {
  return (
    <p className="screenOnly">
      Recipes that ask for a number you have not given are left out.{' '}
      <NumbersLink>Give your numbers</NumbersLink>
    </p>
  );
}
