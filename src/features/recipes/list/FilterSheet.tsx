import {useRef, useState, type ReactNode} from 'react';
import clsx from 'clsx';
import {Button} from '../../../components/ui/Button';
import Dialog from '../../../components/ui/Dialog';
import IconButton from '../../../components/ui/IconButton';
import {counted} from '../../../lib/counted';
import {activeFilters, type Filters} from './filters';
import styles from './FilterSheet.module.css';
import SortSelect from './SortSelect';

interface FilterSheetProps {
  filters: Filters;
  /** How many recipes the filters leave. */
  matches: number;
  onChange: (part: Partial<Filters>) => void;
  onClear: () => void;
  /** Once the sheet is closed to see what the filters leave. */
  onShow: () => void;
  children: ReactNode;
}

/** On narrow screens: a button that opens filters and order as a sheet from the bottom, a modal dialog. */
export default function FilterSheet({
  filters,
  matches,
  onChange,
  onClear,
  onShow,
  children,
}: FilterSheetProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [open, setOpen] = useState(false);
  const active = activeFilters(filters).length;
  const close = () => dialog.current?.close();
  const show = () => {
    close();
    onShow();
  };
  return (
    <>
      <Button small className={styles.button} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {active === 0 ? 'Filters' : `Filters (${active})`}
      </Button>
      <Dialog
        ref={dialog}
        shown={open}
        className={clsx('ruled full', styles.sheet)}
        aria-label="Filters"
        onClose={() => setOpen(false)}
      >
        {open && (
          <div className={clsx('grid gap16', styles.inner)}>
            <div className="row between">
              <h2 className="subheading">Filters</h2>
              <IconButton icon="close" label="Close filters" onClick={close} />
            </div>
            <div className={clsx('grid gap12', styles.fields)}>{children}</div>
            <SortSelect sort={filters.sort} onChange={onChange} />
            {/* The list's own is behind this dialog, out of reach. */}
            <p role="status" className="srOnly">
              {counted(matches, 'recipe')}
            </p>
            <div className={clsx('cluster ruled gap8', styles.actions)}>
              <Button onClick={onClear}>Clear All Filters</Button>
              <Button primary onClick={show}>
                {`Show ${counted(matches, 'recipe')}`}
              </Button>
            </div>
          </div>
        )}
      </Dialog>
    </>
  );
}
