import {useEffect, useRef, useState, type ReactNode} from 'react';
import {startEmbed, type EmbedPage, type EmbedState} from './embed';
import styles from './ProviderForm.module.css';

declare global {
  interface Window {
    /** A plain array until the provider's script replaces it. */
    _klOnsite?: {push: EmbedPage['push']};
  }
}

/** The script has run once the queue is no longer an array. */
function isScriptPresent(): boolean {
  return window._klOnsite !== undefined && !Array.isArray(window._klOnsite);
}

/** Adds the script once per page. */
function loadScript(key: string, onError: () => void): void {
  const address = `https://static.klaviyo.com/onsite/js/klaviyo.js?company_id=${encodeURIComponent(key)}`;
  const present = document.querySelector<HTMLScriptElement>(`script[src="${address}"]`);
  const script = present ?? document.createElement('script');
  script.addEventListener('error', () => {
    // Lets the next page with a form try again.
    script.remove();
    onError();
  });
  if (present === null) {
    script.async = true;
    script.src = address;
    document.head.append(script);
  }
}

interface EmbedProps {
  formKey: string;
  id: string;
  fallback: ReactNode;
  note: ReactNode;
}

/** One object, or React would empty the provider's element on every render. */
const EMPTY = {__html: ''};

export default function Embed({formKey, id, fallback, note}: EmbedProps) {
  const container = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<EmbedState>('waiting');

  useEffect(() => {
    const element = container.current;
    if (element === null) {
      return undefined;
    }
    const embed = startEmbed(id, {
      push(command) {
        const commands: (typeof command)[] = [];
        window._klOnsite ??= commands;
        window._klOnsite.push(command);
      },
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
      {state === 'waiting' && <p className="soft">The form is loading.</p>}
      {state === 'filled' && note}
      {state === 'failed' && fallback}
      <noscript>{fallback}</noscript>
    </div>
  );
}
