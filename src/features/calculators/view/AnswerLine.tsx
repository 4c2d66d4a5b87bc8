import {useSyncExternalStore} from 'react';
import clsx from 'clsx';
import {firstSentence} from '../calculator';
import {withoutBreaks} from '../lib/format';
import styles from './CalculatorTool.module.css';

interface AnswerLineProps {
  answer: string;
  /** The fields without which there is none. */
  wrong: readonly string[];
  isExample: boolean;
}

/** Calls back when a keyboard comes or goes, or the view moves above it. */
function watchView(changed: () => void): () => void {
  const view = window.visualViewport;
  view?.addEventListener('resize', changed);
  view?.addEventListener('scroll', changed);
  return () => {
    view?.removeEventListener('resize', changed);
    view?.removeEventListener('scroll', changed);
  };
}

/** How much of the window's foot the keyboard of a phone covers: the layout does not shrink for it. */
function covered(): number {
  const view = window.visualViewport;
  return !view ? 0 : Math.max(0, Math.round(window.innerHeight - view.height - view.offsetTop));
}

/** The answer at the foot of the window, while a field has the focus and the answer is below the window; a press leads to it. */
export default function AnswerLine({answer, wrong: [first = '', ...others], isExample}: AnswerLineProps) {
  const more = others.length === 0 ? '' : ` and ${others.length} more`;
  const bottom = useSyncExternalStore(watchView, covered, () => 0);
  return (
    <p className={clsx('screenOnly', styles.line)} style={{bottom}} aria-hidden="true">
      <button
        type="button"
        tabIndex={-1}
        // The field would lose the focus, and the line be gone before the press has ended.
        onMouseDown={(event) => event.preventDefault()}
        onClick={({currentTarget: {form}}) => {
          form?.querySelector<HTMLElement>(':focus')?.blur();
          form?.nextElementSibling?.scrollIntoView();
        }}
      >
        {answer === '' ? `No answer yet: ${first}${more}` : withoutBreaks(firstSentence(answer)[0])}
        {isExample && <small className="soft regular"> (with example)</small>}
      </button>
    </p>
  );
}
