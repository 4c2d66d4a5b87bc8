import {useId, useRef} from 'react';
import {flushSync} from 'react-dom';
import clsx from 'clsx';
import {Button} from '../../../components/ui/Button';
import IconButton from '../../../components/ui/IconButton';
import {keepFigures} from '../../../lib/keepFigures';
import {cellsOf, textOfCells} from '../lib/cells';
import {isWrongCell, type Input} from '../lib/field';
import styles from './CalculatorField.module.css';
import NumberBox from './NumberBox';

interface RowsFieldProps {
  name: string;
  marks: readonly string[];
  input: Input;
  text: string;
  problem: string | undefined;
  onChange: (text: string) => void;
  onLeave: () => void;
}

/** Rows of several numbers, which can be added to and removed. */
export default function RowsField({name, marks, input, text, problem, onChange, onLeave}: RowsFieldProps) {
  const id = useId();
  const add = useRef<HTMLButtonElement>(null);
  const {label, help, columns = []} = input;
  const rows = cellsOf(input, text);
  const isExample = (row: number) => marks.includes(`${name}.${row}`);
  const replace = (next: readonly (readonly string[])[]) => onChange(textOfCells(next));
  // Spaces and colons divide rows and cells in the text.
  const type = (row: number, at: number, cell: string) =>
    replace(
      rows.map((cells, index) =>
        index === row
          ? cells.map((other, place) => (place === at ? cell.replaceAll(/[\s:]+/g, '') : other))
          : cells,
      ),
    );
  return (
    <fieldset className="stack gap12 allColumns" aria-describedby={`${id}help ${id}problem`}>
      <legend className="strong below8">{label}</legend>
      {rows.map((cells, row) => (
        <div
          key={row}
          className={clsx('row gap8', styles.row)}
          role="group"
          aria-label={`Row ${row + 1}${isExample(row) ? ', the example’s' : ''}`}
        >
          {isExample(row) && (
            <span className="tiny soft" aria-hidden="true">
              The example’s
            </span>
          )}
          <div className={clsx('grid gap8', styles.cells, columns.length < 3 && styles.pair)}>
            {columns.map((column, at) => (
              <label key={column.label} className="stack gap4 tiny">
                <span>
                  {column.label}
                  {column.unit !== undefined && <span className="srOnly">, {column.unit}</span>}
                </span>
                <NumberBox
                  name={id}
                  input={column}
                  text={cells[at] ?? ''}
                  isExample={isExample(row)}
                  aria-describedby={isWrongCell(input, cells, at) ? `${id}problem` : undefined}
                  aria-invalid={isWrongCell(input, cells, at) || undefined}
                  onBlur={onLeave}
                  onChange={(cell) => type(row, at, cell)}
                />
              </label>
            ))}
          </div>
          <IconButton
            icon="close"
            label={`Remove row ${row + 1}`}
            onClick={() => {
              replace(rows.filter((_, other) => other !== row));
              add.current?.focus();
            }}
          />
        </div>
      ))}
      <p>
        <Button
          small
          ref={add}
          onClick={({currentTarget}) => {
            flushSync(() => replace([...rows, columns.map((column) => String(column.default ?? ''))]));
            const added = [...(currentTarget.form?.querySelectorAll<HTMLElement>(`[name="${id}"]`) ?? [])];
            added.at(-columns.length)?.focus();
          }}
        >
          Add a row
        </Button>
      </p>
      <p id={`${id}help`} className={styles.help}>
        {keepFigures(help)}
      </p>
      <p id={`${id}problem`} className={clsx('medium', styles.problem)}>
        {problem}
      </p>
    </fieldset>
  );
}
