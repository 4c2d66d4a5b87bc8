import clsx from 'clsx';
import {Button} from '../../../components/ui/Button';
import styles from './Pagination.module.css';

interface PaginationProps {
  page: number;
  pages: number;
  onPage: (page: number) => void;
}

export default function Pagination({page, pages, onPage}: PaginationProps) {
  return (
    <nav
      className={clsx('screenOnly cluster middle centred gap8', 'needsScript', styles.pagination)}
      aria-label="Pages of recipes"
    >
      <Button small disabled={page === 1} onClick={() => onPage(page - 1)}>
        Previous
      </Button>
      {Array.from({length: pages}, (_, index) => index + 1).map((number) => (
        <button
          key={number}
          type="button"
          className={clsx('strong figures', styles.number)}
          aria-label={`Page ${number}`}
          aria-current={number === page ? 'page' : undefined}
          onClick={() => onPage(number)}
        >
          {number}
        </button>
      ))}
      <Button small disabled={page === pages} onClick={() => onPage(page + 1)}>
        Next
      </Button>
    </nav>
  );
}
