import {keepFigures} from '../../lib/keepFigures';

/** What a route passes to its page, as the page shows it: figures stay on one line with what belongs to them. */
export const shownProps = (props: Readonly<Record<string, unknown>> = {}): Record<string, unknown> =>
  JSON.parse(keepFigures(JSON.stringify(props))) as Record<string, unknown>;
