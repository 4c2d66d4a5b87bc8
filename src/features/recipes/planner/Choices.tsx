import styles from './Finder.module.css';

interface ChoicesProps {
  legend: string;
  name: string;
  type: 'radio' | 'checkbox';
  options: readonly {value: string; label: string}[];
  chosen: readonly (string | undefined)[];
}

/** One question, its answers to choose from. */
export default function Choices({legend, name, type, options, chosen}: ChoicesProps) {
  return (
    <fieldset className={styles.question}>
      <legend className="block below12 strong">{legend}</legend>
      <div className="cluster gap8">
        {options.map(({value, label}) => (
          <label key={value} className={styles.option}>
            <input
              className="fixed"
              type={type}
              name={name}
              value={value}
              defaultChecked={chosen.includes(value)}
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
