import {useEffect, useRef, useState, type ComponentType, type MouseEvent, type ReactNode} from 'react';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Optional from '../../components/layout/Optional';
import {isModified} from '../../components/ui/clicks';
import {IconLink} from '../../components/ui/IconButton';
import {useStored} from '../../shell/storage/useStored';
import {isSearchKey, parseSlash, SLASH_KEY} from './keys';
import {SEARCH_FIELD_ID, SEARCH_PATH} from '../../config/paths';

type Dialog = ComponentType<{onClose: () => void}>;

const loadDialog = () => import('./SearchDialog');

// The boot script marks what was pressed before the page is live: the dialog comes while React takes over, not after it.
if (ExecutionEnvironment.canUseDOM && document.querySelector('[aria-keyshortcuts][aria-busy]') !== null) {
  loadDialog().catch(() => undefined);
}

/**
 * Opens the search, and listens for its keys. It is a link to the search page, so that it works before and without
 * script; nothing else of the search is loaded until it is used. A plain link, because Docusaurus' own would load
 * that page's script with every page.
 */
export default function SearchButton(): ReactNode {
  const href = useBaseUrl(`${SEARCH_PATH}#${SEARCH_FIELD_ID}`);
  const [loaded, setLoaded] = useState<{Dialog: Dialog} | null>(null);
  // The number of this opening, 0 while closed: a key may ask for the next before the last one's `close` event has come.
  const [open, setOpen] = useState(0);
  const openings = useRef(0);
  const show = () => setOpen((openings.current += 1));
  const [slash] = useStored(SLASH_KEY, parseSlash);

  useEffect(() => {
    if (open === 0 || loaded !== null) {
      return;
    }
    loadDialog().then(
      (module) => setLoaded({Dialog: module.default}),
      () => {
        // The page of results is a way on; where it does not load either, the next press tries again.
        setOpen(0);
        window.location.assign(href);
      },
    );
  }, [open, loaded, href]);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      // Another modal dialog keeps the page behind it out of reach; so does the search, once it is open.
      if (isSearchKey(event) && document.querySelector('dialog:modal') === null) {
        event.preventDefault();
        show();
      }
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);

  const onClick = (event: MouseEvent) => {
    // A dialog that was opened and is not there has failed: the link leads to the page of results.
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
        aria-keyshortcuts={slash ? 'Control+K Meta+K /' : 'Control+K Meta+K'}
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
