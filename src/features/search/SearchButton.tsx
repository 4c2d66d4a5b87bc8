import {useEffect, useRef, useState, type ComponentType, type MouseEvent} from 'react';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Optional from '../../components/layout/Optional';
import {isModified} from '../../components/ui/clicks';
import {IconLink} from '../../components/ui/IconButton';
import {isSearchKey} from './keys';
import {SEARCH_FIELD_ID, SEARCH_PATH} from '../../config/paths';

type Dialog = ComponentType<{onClose: () => void}>;

const loadDialog = () => import('./SearchDialog');

// The boot script marks what was pressed before hydration: fetch the dialog now, while React is still taking over.
if (ExecutionEnvironment.canUseDOM && document.querySelector('[aria-keyshortcuts][aria-busy]') !== null) {
  loadDialog().catch(() => undefined);
}

/**
 * A plain link to the search page, so that it works without script; Docusaurus' `Link` would load that page's
 * script with every page. Everything else of the search is loaded on first use.
 */
export default function SearchButton() {
  const href = useBaseUrl(`${SEARCH_PATH}#${SEARCH_FIELD_ID}`);
  const [loaded, setLoaded] = useState<{Dialog: Dialog} | null>(null);
  // The number of this opening, 0 while closed: a key may reopen it before the last `close` event has arrived.
  const [open, setOpen] = useState(0);
  const openings = useRef(0);
  const show = () => setOpen((openings.current += 1));

  useEffect(() => {
    if (open === 0 || loaded !== null) {
      return;
    }
    loadDialog().then(
      (module) => setLoaded({Dialog: module.default}),
      () => {
        // Fall back to the search page; if that fails too, the next press tries again.
        setOpen(0);
        window.location.assign(href);
      },
    );
  }, [open, loaded, href]);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      // A modal dialog, including the search itself, makes the page behind it inert.
      if (isSearchKey(event) && document.querySelector('dialog:modal') === null) {
        event.preventDefault();
        show();
      }
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);

  const onClick = (event: MouseEvent) => {
    // If the dialog failed to load, let the link go to the search page.
    if (!isModified(event) && open === 0) {
      event.preventDefault();
      show();
    }
  };
  return (
    <>
      <IconLink
        icon="search"
        label="Search"
        href={href}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={onClick}
      />
      {open > 0 && loaded !== null && (
        <Optional>
          <loaded.Dialog key={open} onClose={() => setOpen((now) => (now === open ? 0 : now))} />
        </Optional>
      )}
    </>
  );
}
