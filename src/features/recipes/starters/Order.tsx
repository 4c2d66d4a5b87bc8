import {spendText} from '../../../data/plans/spend';
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import SplitSection from '../../../components/layout/SplitSection';
import {ChannelBadge, LevelBadge} from '../../../components/ui/Badge';
import {CHANNEL_HUE} from '../../../data/recipes/taxonomy';
import {hueColour} from '../../../config/hues';
import texts from '../../../data/pages/starter-plans.yaml';
import {recipePath} from '../../../config/paths';
import type {StarterPlan} from '../plan/starters';
import styles from './Order.module.css';
import {placeInWords} from './place';
/** A plan's recipes in their order, each with the reason for its place. */
export default function Order({
  recipes,
  decided,
  plan,
}: Pick<StarterPlan, 'recipes' | 'decided' | 'plan'>): ReactNode {
  return (
    <SplitSection ground="sunk" heading={texts.plan.order} lead={texts.plan.orderLead}>
      <div>
        {decided.length > 0 && (
          <div className={styles.decided}>
            <h3>{texts.plan.decided}</h3>
            {decided.map(({id, name, because}) => (
              <p key={id}>
                <Link to={recipePath(id)}>{name}</Link>: {because}
              </p>
            ))}
          </div>
        )}
        <ol className={styles.order}>
          {recipes.map(({id, name, because, channels: [channel], effortLevel, expectedImpact}) => {
            const item = plan.items.find(({recipe}) => recipe.id === id);
            return (
              <li key={id} style={{'--pen': channel && hueColour(CHANNEL_HUE[channel])}}>
                <h3>
                  <Link to={recipePath(id)}>{name}</Link>
                </h3>
                <p>{because}</p>
                {item !== undefined && (
                  <p className={styles.place}>
                    {placeInWords(item)}
                    {item.recipe.spend !== undefined && (
                      <span className={styles.spend}>{`${spendText(item.recipe.spend)} extra`}</span>
                    )}
                  </p>
                )}
                <p className="badges">
                  {channel && <ChannelBadge channel={channel} />}
                  <LevelBadge level={effortLevel} of="Effort" />
                  <LevelBadge level={expectedImpact} of="Impact" />
                </p>
              </li>
            );
          })}
        </ol>
      </div>
    </SplitSection>
  );
}
