import {keepFigures} from '../../lib/keepFigures';
import {mapTexts} from './mapTexts';

type Props = Readonly<Record<string, unknown>>;

/** What a route passes to its page, as the page shows it: figures stay on one line with what belongs to them. */
export const shownProps = (props: Props | undefined): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(props ?? {}).map(([name, value]) => [name, mapTexts(value, keepFigures)]),
  );
