import {useEffect, useRef, useState, type ReactNode} from 'react';
import {startEmbed, type EmbedState} from './embed';
import styles from './ProviderForm.module.css';
import {isScriptPresent, loadScript, pushCommand} from './script';

interface EmbedProps {
  formKey: string;
  id: string;
  fallback: ReactNode;
  note: ReactNode;
}

/** One object, or React would empty the provider's element on every render. */
const EMPTY = {__html: ''};

export default function Embed({formKey, id, fallback, note}: EmbedProps): ReactNode {
  const container = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<EmbedState>('waiting');

  useEffect(() => {
    const element = container.current;
    if (element === null) {
      return undefined;
    }
    const embed = startEmbed(id, {
      push: pushCommand,
      isScriptPresent,
      isFilled: () => element.childElementCount > 0,
      onState(next) {
        setState(next);
        if (next === 'failed') {
          console.info(`The sign-up form ${id} could not be embedded.`);
        }
      },
    });
    const observer = new MutationObserver(embed.check);
    observer.observe(element, {childList: true});
    loadScript(formKey, embed.fail);
    return () => {
      observer.disconnect();
      embed.stop();
    };
  }, [formKey, id]);

  return (
    <div className={styles.embed} data-state={state}>
      {/* The provider fills this element; React never looks inside it again. */}
      <div ref={container} className={`klaviyo-form-${id}`} dangerouslySetInnerHTML={EMPTY} />
      {state === 'waiting' && <p className={styles.waiting}>The form is loading.</p>}
      {state === 'filled' && note}
      {state === 'failed' && fallback}
      <noscript>{fallback}</noscript>
    </div>
  );
}
