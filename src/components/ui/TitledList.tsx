interface TitledListProps {
  /** `ol` where the order matters. */
  as?: 'ol' | 'ul';
  items: readonly {title: string; text: string}[];
  className: string | undefined;
}

/** Drawn by its class. */
export default function TitledList({as: List = 'ol', items, className}: TitledListProps) {
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
