import type {ReactNode} from 'react';
import {CHANNELS, STAGES} from '../../data/recipes/taxonomy';
import styles from './SearchPanel.module.css';
import type {SearchFacets} from './types';

interface FacetSelectsProps {
  facets: SearchFacets;
  onChange: (facets: SearchFacets) => void;
}

/** Narrows the search to the recipes of a channel or a buying-cycle stage. */
export default function FacetSelects({facets, onChange}: FacetSelectsProps): ReactNode {
  return (
    <fieldset className={styles.facets}>
      <legend className="srOnly">Only recipes for</legend>
      <label>
        <span>Channel</span>
        <select
          value={facets.channel ?? ''}
          onChange={({target}) =>
            onChange({...facets, channel: CHANNELS.find((channel) => channel === target.value)})
          }
        >
          <option value="">Any</option>
          {CHANNELS.map((channel) => (
            <option key={channel}>{channel}</option>
          ))}
        </select>
      </label>
      <label>
        <span>Stage</span>
        <select
          value={facets.stage ?? ''}
          onChange={({target}) =>
            onChange({...facets, stage: STAGES.find((stage) => stage === target.value)})
          }
        >
          <option value="">Any</option>
          {STAGES.map((stage) => (
            <option key={stage}>{stage}</option>
          ))}
        </select>
      </label>
    </fieldset>
  );
}
