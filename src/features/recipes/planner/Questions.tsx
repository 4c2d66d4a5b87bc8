import clsx from 'clsx';
import {WORRIES, WORRY_LABEL} from '../../../data/plans/worries';
import {CHANNELS} from '../../../data/recipes/taxonomy';
import {pick} from '../../../lib/record';
import {toSlug} from '../../../lib/toSlug';
import {parseAnswers, type Answers} from '../plan/answers';
import styles from './Finder.module.css';

/** Answered by what is ticked; an answer is named as in the address. */
const QUESTIONS = [
  {
    name: 'worry',
    legend: 'Which number worries you most?',
    type: 'radio',
    options: WORRIES.map((worry) => [worry, WORRY_LABEL[worry]] as const),
  },
  {
    name: 'channels',
    legend: 'Which channels do you use already?',
    type: 'checkbox',
    options: CHANNELS.map((channel) => [toSlug(channel), channel] as const),
  },
] as const;

interface QuestionsProps {
  /** The answers ticked, as the address names them. */
  chosen: readonly string[];
  onAnswer: (part: Partial<Answers>) => void;
}

/** The finder's questions that are answered by ticking. */
export default function Questions({chosen, onAnswer}: QuestionsProps) {
  return (
    <form
      className="grid gap24 above16 below24"
      onSubmit={(event) => event.preventDefault()}
      onChange={({currentTarget}) => {
        const entered = [...new FormData(currentTarget)].flatMap(([name, value]) =>
          typeof value === 'string' ? [[name, value]] : [],
        );
        onAnswer(pick(parseAnswers(new URLSearchParams(entered)), ['worry', 'channels']));
      }}
    >
      {QUESTIONS.map(({name, legend, type, options}) => (
        <fieldset key={name}>
          <legend className="block below12 strong">{legend}</legend>
          <div className="cluster gap8">
            {options.map(([value, label]) => (
              <label key={value} className={clsx('touch gapText small medium relative ring', styles.option)}>
                <input className="fixed" {...{name, type, value}} checked={chosen.includes(value)} readOnly />
                <span>{label}</span>
              </label>
            ))}
          </div>
        </fieldset>
      ))}
    </form>
  );
}
