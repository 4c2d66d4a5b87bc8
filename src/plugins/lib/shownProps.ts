import {keepFigures} from '../../lib/keepFigures';

/** A value as a page shows it: figures stay on one line with what belongs to them. */
function shown(value: unknown): unknown {
  if (typeof value === 'string') {
    return keepFigures(value);
  }
  if (Array.isArray(value)) {
    return value.map(shown);
  }
  return value !== null && typeof value === 'object' ? shownProps({...value}) : value;
}

/** What a route passes to its page, as the page shows it. */
export const shownProps = (props: Readonly<Record<string, unknown>> = {}): Record<string, unknown> =>
  Object.fromEntries(Object.entries(props).map(([name, value]) => [name, shown(value)]));
