import {useId, type ReactNode} from 'react';
import Icon from './Icon';
import styles from './Faq.module.css';

export interface Question {
  question: string;
  answer: string;
}

/** Questions and answers, at most one open at a time; works without script. */
export default function Faq({questions}: {questions: readonly Question[]}): ReactNode {
  const group = useId();
  return (
    <div className={styles.faq}>
      {questions.map(({question, answer}) => (
        <details key={question} name={group} className={styles.item}>
          <summary>
            <h3>{question}</h3>
            <Icon name="chevron" />
          </summary>
          <p>{answer}</p>
        </details>
      ))}
    </div>
  );
}
