import type {ReactNode} from 'react';
import clsx from 'clsx';
import {Button} from '../../../components/ui/Button';
import Icon from '../../../components/ui/Icon';
import IndexCard from '../../../components/ui/IndexCard';
import {calculatorPath} from '../../../config/paths';
import {useSite} from '../../../config/useSite';
import {absolute} from '../../../shell/page/structuredData';
import {useCopy} from '../../../shell/toasts/copyText';
import type {Calculator, Given} from '../calculator';
import {labelledValues, queryOf, sentenceOf, startTexts, type Texts} from '../values';
import CalculatorField from './CalculatorField';
import styles from './CalculatorTool.module.css';
import Result from './Result';
import {useFields} from './useFields';

interface CalculatorToolProps {
  calculator: Calculator;
  /** What the fields begin with, and what "Start over" brings back. */
  given: Given;
  initially?: Given;
  /** Called with valid texts once typing pauses. */
  onRest?: (texts: Texts) => void;
  children?: ReactNode;
}

const isSame = (one: Texts, other: Texts) => Object.keys(one).every((name) => one[name] === other[name]);
const stay = () => undefined;

/** The fields of a calculator and its live result. */
export default function CalculatorTool({
  calculator,
  given,
  initially = given,
  onRest = stay,
  children,
}: CalculatorToolProps) {
  const site = useSite();
  const start = startTexts(calculator, given);
  const startOver = startTexts(calculator, initially);
  const {texts, good, problems, outcome, said, change, tidy, replace} = useFields(calculator, start, onRest);
  const fields = Object.entries(calculator.inputs).map(([name, input]) => ({
    advanced: input.advanced === true,
    field: (
      <CalculatorField
        key={name}
        name={name}
        input={input}
        text={texts[name] ?? ''}
        problem={problems[name]}
        onChange={(text) => change(name, text)}
        onLeave={() => tidy(name)}
      />
    ),
  }));
  const advanced = fields.filter((one) => one.advanced);
  const inputs = labelledValues(calculator, good).map(([label, value]) => `${label}: ${value}`);
  const {done, copy} = useCopy(
    `${calculator.title} ${inputs.join('; ')}. ${sentenceOf(calculator, good)} ${absolute(site, calculatorPath(calculator.id))}?${queryOf(calculator, good)}`,
  );
  return (
    <div className={styles.tool}>
      <div className={clsx('grid gapColumns', styles.columns)}>
        <form
          className="needsScript stack gap24"
          aria-label="Your numbers"
          onSubmit={(event) => event.preventDefault()}
        >
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
            <Button small onClick={() => replace(startOver)} aria-disabled={isSame(texts, startOver)}>
              Start over
            </Button>
          </p>
        </form>
        <IndexCard as="section" className={styles.result} aria-label="Result">
          <Result
            outcome={outcome}
            wrong={Object.keys(problems).map((name) => calculator.inputs[name]?.label ?? '')}
          />
          <div className="needsScript screenOnly cluster middle gap8">
            <Button small onClick={() => void copy()}>
              <Icon name={done ? 'check' : 'copy'} /> {done ? 'Copied' : 'Copy result'}
            </Button>
            {children}
          </div>
          <p role="status" className="srOnly">
            {said}
          </p>
        </IndexCard>
      </div>
    </div>
  );
}
