import {isValidElement, type ReactNode} from 'react';
import clsx from 'clsx';
import styles from './CodeFrame.module.css';
import Icon from '../../../components/ui/Icon';
import {useCopy} from '../../../shell/toasts/copyText';

interface CodeProps {
  className?: string;
  metastring?: string;
  children?: ReactNode;
}

/** Markdown renders a fenced block as the only child of `pre`. */
function read(children: ReactNode): {language: string; title: string | undefined; text: string} {
  const props = isValidElement<CodeProps>(children) ? children.props : {};
  return {
    language: /language-(\S+)/.exec(props.className ?? '')?.[1] ?? 'text',
    title: /title="([^"]*)"/.exec(props.metastring ?? '')?.[1],
    text: typeof props.children === 'string' ? props.children.replace(/\n$/, '') : '',
  };
}

export default function CodeFrame({children}: {children?: ReactNode}) {
  const {language, title, text} = read(children);
  const {done, copy} = useCopy(text);
  const prose = language === 'text';
  return (
    <div className={styles.frame}>
      <div className={clsx('row between gap16 fine strong', title === undefined && 'screenOnly', styles.bar)}>
        <span>{title ?? (prose ? 'Text' : language.toUpperCase())}</span>
        <button
          type="button"
          className={clsx('screenOnly middle gapText ink', styles.copy)}
          onClick={() => void copy()}
        >
          <Icon name={done ? 'check' : 'copy'} /> {done ? 'Copied' : 'Copy'}
        </button>
      </div>
      {/* A box that scrolls must be reachable by keyboard (WCAG 2.1.1). */}
      <pre className={prose ? styles.prose : styles.code} tabIndex={prose ? undefined : 0}>
        <code className={prose ? undefined : `language-${language}`}>{text}</code>
      </pre>
    </div>
  );
}
