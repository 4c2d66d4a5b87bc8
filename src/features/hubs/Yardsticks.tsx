import clsx from 'clsx';
import Section from '../../components/layout/Section';
import ColumnHeads from '../../components/ui/ColumnHeads';
import stacked from '../../components/ui/StackedTable.module.css';
import TextLink from '../../components/ui/TextLink';
import type {Hub} from '../../data/hubs/schema';
import {dayInWords} from '../../lib/dayInWords';

/** What is usual elsewhere and for whom; who says so, and what they sell. */
export default function Yardsticks({rows}: {rows: NonNullable<Hub['yardsticks']>}) {
  return (
    <Section
      id="yardsticks"
      heading="Yardsticks: is yours good?"
      lead="Numbers of others, mostly of their own customers. They say what is usual, and nothing about your margin."
    >
      <table className={clsx('full small', stacked.table)}>
        <ColumnHeads columns={['What', 'Usual', 'Of whom', 'Published by']} />
        <tbody>
          {rows.map(({what, value, of, by, url, on}) => (
            <tr key={what}>
              <th className="strong" scope="row">
                {what}
              </th>
              <td data-label="Usual" className="strong">
                {value}
              </td>
              <td data-label="Of whom">{of}</td>
              <td data-label="Published by">
                <TextLink to={url} className="touch">
                  {by}
                </TextLink>
                <small className="block soft">
                  read on <time dateTime={on}>{dayInWords(on)}</time>
                </small>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}
