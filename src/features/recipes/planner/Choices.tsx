import styles from './Finder.module.css';

interface ChoicesProps<T extends string> {
  legend: string;
  name: string;
  type: 'radio' | 'checkbox';
  options: readonly {value: T; label: string}[];
  chosen: readonly (T | undefined)[];
  onChoose: (value: T) => void;
}

/** One question, its answers to choose from. */
export default function Choices<T extends string>({
  legend,
  chosen,
  options,
  onChoose,
  ...input
}: ChoicesProps<T>) {
  return (
    <fieldset className={styles.question}>
      <legend className="block below12 strong">{legend}</legend>
      <div className="cluster gap8">
        {options.map(({value, label}) => (
          <label key={value} className={styles.option}>
            <input
              {...input}
              className="fixed"
              value={value}
              checked={chosen.includes(value)}
              onChange={() => onChoose(value)}
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
