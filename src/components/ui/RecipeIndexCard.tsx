import {FactLine} from './Badge';
import {CoverLink} from './Card';
import IndexCard from './IndexCard';
import NoWrap from './NoWrap';
import {recipePath} from '../../config/paths';
import type {RecipeCard} from '../../data/recipes/card';

/** A recipe where it is named outside the library and its own page. */
export default function RecipeIndexCard({
  recipe: {id, number, name, channels, stamp, benefit, facts},
  as,
  className,
}: {
  recipe: RecipeCard;
  as: 'div' | 'li';
  className?: string | undefined;
}) {
  return (
    <IndexCard as={as} number={number} channel={channels[0]} stamp={stamp} className={className}>
      <p className="serif large">
        <CoverLink to={recipePath(id)}>
          <NoWrap>{name}</NoWrap>
        </CoverLink>
      </p>
      <p className="small">{benefit}</p>
      <p className="fine">
        <FactLine facts={facts} />
      </p>
    </IndexCard>
  );
}
