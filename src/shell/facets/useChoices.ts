import {useMemo} from 'react';
import {recordFrom} from '../../lib/record';
import {usePageQuery} from '../url-state/usePageQuery';
import {chosenBy, writeChoices, type NamedFacet} from './facet';

/** Multiple choices per facet, kept in the address. `facets` must be stable. */
export function useChoices<T, Name extends string>(facets: readonly NamedFacet<T, Name>[]) {
  const {query, write} = usePageQuery();
  const choices = useMemo(() => {
    const params = new URLSearchParams(query);
    return recordFrom(facets.map((facet) => [facet.name, chosenBy(facet, params.getAll(facet.name))]));
  }, [facets, query]);
  const choose = (next: Partial<Record<Name, readonly string[]>>) =>
    write((current) => {
      const params = new URLSearchParams(current);
      writeChoices(params, facets, next);
      return params.toString();
    }, 'push');
  return {
    choices,
    active: facets.reduce((sum, {name}) => sum + choices[name].length, 0),
    toggle: (name: Name, value: string) => {
      const chosen: readonly string[] = choices[name];
      const next = chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value];
      choose({...choices, [name]: next});
    },
    clear: () => choose({}),
  };
}
