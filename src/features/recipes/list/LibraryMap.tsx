import type {ReactNode} from 'react';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import Section from '../../../components/layout/Section';
import ChannelKey from '../../../components/ui/ChannelKey';
import {hueColour} from '../../../config/hues';
import {recipePath} from '../../../config/paths';
import texts from '../../../data/pages/growth-recipes.yaml';
import {CHANNEL_HUE, CHANNELS} from '../../../data/recipes/taxonomy';
import {fill} from '../../../lib/fill';
import {keepFigures} from '../../../lib/keepFigures';
import {useFollow} from '../../../shell/url-state/follow';
import {placed} from './map';
import fold from '../Fold.module.css';
import styles from './LibraryMap.module.css';
import type {IndexEntry} from './library';

/** The id of the section, for links from above. */
export const LIBRARY_ID = 'library';

/** A link that costs little, since there is one for every recipe, and the address changes as the list is filtered. */
function RecipeDot({recipe: {id, name, channels}}: {recipe: IndexEntry}): ReactNode {
  const href = useBaseUrlUtils().withBaseUrl(recipePath(id));
  useBrokenLinks().collectLink(href);
  const [channel] = channels;
  return (
    <a href={href} onClick={useFollow()} style={{'--pen': channel && hueColour(CHANNEL_HUE[channel])}}>
      {name}
    </a>
  );
}

/** Every recipe as a link, by the money and the days that it takes: complete without script, folded on a phone. */
export default function LibraryMap({recipes}: {recipes: readonly IndexEntry[]}): ReactNode {
  const {heading, lead, open} = texts.map;
  return (
    <Section
      id={LIBRARY_ID}
      poster
      heading={fill(heading, {recipes: recipes.length})}
      lead={lead}
      className={styles.map}
    >
      <details className={fold.phone}>
        <summary>{open}</summary>
        {placed(recipes).map(({spend, columns}) => (
          <section key={spend} className={styles.row}>
            <h3>{keepFigures(spend)}</h3>
            {columns.map(({days, members}) => (
              <div key={days} className={styles.cell} data-empty={members.length === 0 || undefined}>
                <h4>
                  <span aria-hidden="true">{members.length === 0 ? '' : members.length}</span> {days}
                </h4>
                <ul className="clean-list">
                  {members.map((recipe) => (
                    <li key={recipe.id}>
                      <RecipeDot recipe={recipe} />
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </section>
        ))}
        <ChannelKey channels={CHANNELS} />
      </details>
    </Section>
  );
}
