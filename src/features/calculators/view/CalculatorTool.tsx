import type {ComponentType, ReactNode} from 'react';
import clsx from 'clsx';
import {Button} from '../../../components/ui/Button';
import Icon from '../../../components/ui/Icon';
import IndexCard from '../../../components/ui/IndexCard';
import {calculatorPath} from '../../../config/paths';
import {useSite} from '../../../config/useSite';
import type {CalculatorId} from '../../../data/calculators/ids';
import {absolute} from '../../../shell/page/structuredData';
import {useCopy} from '../../../shell/toasts/copyText';
import type {Calculator, Given} from '../calculator';
import {hasMoney} from '../currency';
import {addressOf, type Held} from '../handOn';
import {labelledValues, sentenceOf} from '../values';
import {exampleNote, filledFrom, isAllExample, queryOf, type Filled} from '../whose';
import AnswerLine from './AnswerLine';
import CurrencyChoice from './CurrencyChoice';
import CalculatorField from './CalculatorField';
import styles from './CalculatorTool.module.css';
import Download from './Download';
import ExampleLine from './ExampleLine';
import Result from './Result';
import type {TrailProps} from './Trail';
import {useFields} from './useFields';

interface CalculatorToolProps {
  calculator: Calculator;
  /** What the fields begin with, and what "Start over" brings back. */
  given: Given;
  initially?: Given;
  /** What other tools hold. */
  held?: Held;
  /** The chain above the form, where the tool is one of it: the others do not load it. */
  Trail?: ComponentType<TrailProps> | undefined;
  /** What the figures are that nobody has typed. */
  example?: string;
  /** Called once typing pauses. */
  onRest?: (filled: Filled) => void;
  children?: ReactNode;
}

const isSame = (one: Filled, other: Filled) => JSON.stringify(one) === JSON.stringify(other);
const stay = () => undefined;

/** The fields of a calculator and its live result. */
export default function CalculatorTool({
  calculator: written,
  given,
  initially = given,
  held = {},
  Trail,
  example = 'An example',
  onRest = stay,
  children,
}: CalculatorToolProps) {
  const site = useSite();
  const startOver = filledFrom(written, initially);
  const start = filledFrom(written, given);
  const {calculator, filled, problems, mistakes, outcome, said, change, leave, replace, empty} = useFields(
    written,
    start,
    onRest,
  );
  const {texts, examples, currency} = filled;
  const all = {...held, [calculator.id]: queryOf(calculator, {...filled, currency: 'EUR'})};
  const isExample = isAllExample(calculator, filled);
  const fields = Object.entries(calculator.inputs).map(([name, input]) => ({
    advanced: input.advanced === true,
    field: (
      <CalculatorField
        key={name}
        name={name}
        input={input}
        text={texts[name] ?? ''}
        problem={mistakes[name]}
        marks={isExample ? [] : examples}
        onChange={(text) => change(name, text)}
        onLeave={() => leave(name)}
      />
    ),
  }));
  const advanced = fields.filter((one) => one.advanced);
  const values = labelledValues(calculator, texts);
  const inputs = values.map(([label, value]) => `${label}: ${value}`);
  const note = exampleNote(calculator, filled);
  const linkTo = (id: CalculatorId, handed?: Given) => addressOf(id, all, currency, handed, note !== '');
  const wrong = Object.keys(problems).map((name) => calculator.inputs[name]?.label ?? '');
  const answer = outcome === undefined ? '' : 'why' in outcome ? outcome.why : outcome.answer.sentence;
  const table = outcome !== undefined && 'answer' in outcome ? outcome.answer.table : undefined;
  const address = `${absolute(site, calculatorPath(calculator.id))}?${queryOf(calculator, filled)}`;
  const {done, copy} = useCopy(
    `${calculator.title} ${[`${inputs.join('; ')}.`, note, sentenceOf(calculator, texts)].filter(Boolean).join(' ')} ${address}`,
  );
  return (
    <div className={styles.tool}>
      {Trail && <Trail id={calculator.id} held={held} currency={currency} addressOf={linkTo} />}
      <div className={clsx('grid gapColumns', styles.columns)}>
        <form
          className={clsx('needsScript stack gap24', styles.form)}
          aria-label="Your numbers"
          onSubmit={(event) => event.preventDefault()}
        >
          <ExampleLine example={example} isWhole={isExample} isNone={examples.length === 0} onEmpty={empty}>
            {hasMoney(written) && (
              <CurrencyChoice
                value={currency}
                onChange={(chosen) => replace({...filled, currency: chosen})}
              />
            )}
          </ExampleLine>
          <div className={clsx('grid gap24', styles.fields)}>
            {fields.filter((one) => !one.advanced).map(({field}) => field)}
          </div>
          {advanced.length > 0 && (
            <details className={styles.more}>
              <summary className="brand strong">Settings that seldom change</summary>
              <div className={clsx('above12 grid gap24', styles.fields)}>
                {advanced.map(({field}) => field)}
              </div>
            </details>
          )}
          <p className="screenOnly cluster middle gap8">
            <Button small onClick={() => replace(startOver)} aria-disabled={isSame(filled, startOver)}>
              Start over
            </Button>
          </p>
          <AnswerLine answer={answer} wrong={wrong} isExample={note !== ''} />
        </form>
        <IndexCard as="section" number="=" className={styles.result} aria-label="Result">
          <Result outcome={outcome} wrong={wrong} note={note} addressOf={linkTo} />
          <div className="needsScript screenOnly cluster middle gap8 above12">
            <Button small onClick={() => outcome && void copy()} aria-disabled={outcome === undefined}>
              <Icon name={done ? 'check' : 'copy'} /> {done ? 'Copied' : 'Copy result'}
            </Button>
            {children}
          </div>
          {table !== undefined && (
            <div className="needsScript screenOnly cluster middle gap8 above12">
              <Download
                table={table}
                terms={[
                  ...values,
                  ...(note === '' ? [] : [['Example', note] as const]),
                  ['Address', address],
                ]}
              />
            </div>
          )}
          <p role="status" className="srOnly">
            {said}
          </p>
        </IndexCard>
      </div>
    </div>
  );
}
