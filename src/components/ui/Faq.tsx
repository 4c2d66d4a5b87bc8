import {useEffect, useId, useRef, type ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import Icon from './Icon';
import styles from './Faq.module.css';

export interface Question {
  question: string;
  answer: string;
}

/** The anchor of a question's answer: its words, joined by hyphens. A browser that follows a link to it opens the answer. */
const anchorOf = (question: string) =>
  question
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** Questions and answers, at most one open at a time; works without script. */
export default function Faq({questions}: {questions: readonly Question[]}): ReactNode {
  const group = useId();
  const list = useRef<HTMLDivElement>(null);
  const {hash} = useLocation();

  // The browser opens the answer that an address names when it loads the page; this does when a link within the site does.
  useEffect(() => {
    const answer = [...(list.current?.querySelectorAll('p') ?? [])].find(({id}) => `#${id}` === hash);
    const details = answer?.closest('details');
    if (details?.open === false) {
      details.open = true;
      details.scrollIntoView({block: 'center'});
    }
  }, [hash]);
  return (
    <div ref={list} className={styles.faq} data-questions="">
      {questions.map(({question, answer}) => (
        <details key={question} name={group} className={styles.item}>
          <summary>
            <h3>{question}</h3>
            <Icon name="chevron" />
          </summary>
          <p id={anchorOf(question)}>{answer}</p>
        </details>
      ))}
    </div>
  );
}
