import type {ReactNode} from 'react';
import {Button, ButtonLink} from '../../../components/ui/Button';
import Icon from '../../../components/ui/Icon';
import {useSite} from '../../../config/useSite';
import {counted} from '../../../lib/counted';
import {absolute} from '../../../shell/page/structuredData';
import {LIST_PATH, PLAN_PATH} from '../../../config/paths';
import {sharePage} from '../../../shell/share/sharePage';
import Comparison from './Comparison';
import {NO_FILTERS, serialiseFilters} from './filters';
import styles from './SelectionBar.module.css';
import type {IndexEntry, ListCard} from './library';
interface SelectionBarProps {
  /** The selected recipes that exist. */
  recipes: readonly IndexEntry[];
  /** Those of them whose cards are in view. */
  compared: readonly ListCard[];
  /** How many ids of the selection no recipe has. */
  missing: number;
  /** Whether these are the recipes that the visitor has saved, rather than a selection that was sent to them. */
  own: boolean;
  onSaveAll: () => void;
}

/** Above a selection of recipes: whose it is, sharing it, saving it, comparing its recipes. */
export default function SelectionBar({
  recipes,
  compared,
  missing,
  own,
  onSaveAll,
}: SelectionBarProps): ReactNode {
  const site = useSite();
  const ids = recipes.map(({id}) => id);
  const onShare = () => {
    const query = serialiseFilters({...NO_FILTERS, selection: ids});
    void sharePage('Growth recipes', `${absolute(site, LIST_PATH)}?${query}`);
  };
  const what = counted(recipes.length, 'recipe');
  return (
    <div className={styles.bar}>
      <p className={styles.text}>
        {own
          ? `${what} saved in this browser. Anyone you send the address of this page to sees the same ones.`
          : `${what} selected for you.`}
        {missing > 0 &&
          ` ${counted(missing, 'recipe')} of this selection ${missing === 1 ? 'is' : 'are'} no longer in the library.`}
      </p>
      <div className={styles.actions}>
        <Button small onClick={onShare}>
          <Icon name="external" /> Share selection
        </Button>
        <ButtonLink small to={`${PLAN_PATH}?recipes=${ids.join()}`}>
          <Icon name="calendar" /> {own ? 'Plan my saved recipes' : 'Plan these recipes'}
        </ButtonLink>
        {!own && (
          <Button small onClick={onSaveAll}>
            <Icon name="bookmark" /> Save all
          </Button>
        )}
      </div>
      {compared.length > 1 && <Comparison recipes={compared} />}
    </div>
  );
}
