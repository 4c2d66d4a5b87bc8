import type {ReactNode} from 'react';

interface TitledListProps {
  /** `ol` where the order says something. */
  as?: 'ol' | 'ul';
  items: readonly {title: string; text: string}[];
  className: string | undefined;
}

/** Titles with a text each, drawn as the class says. */
export default function TitledList({as: List = 'ol', items, className}: TitledListProps): ReactNode {
  return (
    <List className={className}>
      {items.map(({title, text}) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </List>
  );
}
