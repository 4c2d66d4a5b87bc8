import type {Study} from './evidence';

/** What is publicly known of a play. */
export type Stamp = 'Holds' | 'Mixed' | 'Untested';

/** The stamp of a recipe follows from its studies, and nobody types it; there is none until somebody has looked. */
export function stampOf(found: readonly Pick<Study, 'design' | 'effect'>[] | undefined): Stamp | undefined {
  const compared = found?.filter(({design}) => design === 'randomised' || design === 'natural');
  if (compared === undefined) {
    return undefined;
  }
  const isAll = compared.every(({effect}) => effect === 'for');
  return compared.length === 0 ? 'Untested' : isAll ? 'Holds' : 'Mixed';
}
