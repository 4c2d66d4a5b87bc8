import type {ReactNode} from 'react';
import clsx from 'clsx';
import {Button} from '../../../components/ui/Button';
import styles from './Pagination.module.css';

const ALL_SHOWN_UP_TO = 9;

/** The page numbers to show: all of a few, else the ends and the current page's neighbours; null is a gap. */
export function pageNumbers(page: number, pages: number): (number | null)[] {
  const every = Array.from({length: pages}, (_, index) => index + 1);
  if (pages <= ALL_SHOWN_UP_TO) {
    return every;
  }
  const shown = every.filter((n) => n === 1 || n === pages || Math.abs(n - page) <= 2);
  return shown.flatMap((n, index) => (index > 0 && n - (shown[index - 1] ?? 0) > 1 ? [null, n] : [n]));
}

interface PaginationProps {
  page: number;
  pages: number;
  onPage: (page: number) => void;
}

/** Previous, the numbered pages, Next. */
export default function Pagination({page, pages, onPage}: PaginationProps): ReactNode {
  return (
    <nav className={clsx('screenOnly', 'needsScript', styles.pagination)} aria-label="Pages of recipes">
      <Button small disabled={page === 1} onClick={() => onPage(page - 1)}>
        Previous
      </Button>
      {pageNumbers(page, pages).map((number, index) =>
        number === null ? (
          <span key={`gap-${index === 1 ? 'before' : 'after'}`}>…</span>
        ) : (
          <button
            key={number}
            type="button"
            className={styles.number}
            aria-label={`Page ${number}`}
            aria-current={number === page ? 'page' : undefined}
            onClick={() => onPage(number)}
          >
            {number}
          </button>
        ),
      )}
      <Button small disabled={page === pages} onClick={() => onPage(page + 1)}>
        Next
      </Button>
    </nav>
  );
}
