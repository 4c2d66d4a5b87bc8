import {useMemo} from 'react';
import {TOPICS, type Topic} from '../../../data/journal/topics';
import type {EntrySummary} from '../../../data/journal/types';
import {passes} from '../../chip-filter/chips';
import {useChipFilter} from '../../chip-filter/useChipFilter';

/** The entries that have at least one of the topics chosen in the address, and the switches that change the choice. */
export function useTopicFilter(entries: readonly EntrySummary[]): ReturnType<typeof useChipFilter<Topic>> & {
  shown: readonly EntrySummary[];
} {
  const filter = useChipFilter('topic', TOPICS);
  const {selected} = filter;
  const shown = useMemo(() => entries.filter(({topics}) => passes(selected, topics)), [entries, selected]);
  return {...filter, shown};
}
