import {useId} from 'react';
import {useOpenAtHash} from '../../lib/useOpenAtHash';
import styles from './Faq.module.css';

export interface Question {
  question: string;
  answer: string;
}

/** Browsers that follow a link to this id open the answer. */
const anchorOf = (question: string) =>
  question
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** One answer open at most; works without script. */
export default function Faq({questions}: {questions: readonly Question[]}) {
  const group = useId();
  useOpenAtHash();
  return (
    <div className={styles.faq} data-questions="">
      {questions.map(({question, answer}) => (
        <details key={question} name={group} className={styles.item}>
          <summary className="row between gap16">
            <h3>{question}</h3>
          </summary>
          <p className="measure soft" id={anchorOf(question)}>
            {answer}
          </p>
        </details>
      ))}
    </div>
  );
}
