import {useEffect, useRef, useState, type ReactNode} from 'react';
import {startEmbed, type EmbedState} from './embed';
import styles from './ProviderForm.module.css';

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
    const embed = startEmbed(id, element, (next) => {
      setState(next);
      if (next === 'failed') {
        console.info(`The sign-up form ${id} could not be embedded.`);
      }
    });
    loadScript(formKey, embed.fail);
    return embed.stop;
  }, [formKey, id]);

  return (
    <div className={styles.embed} data-state={state}>
      {/* The provider fills this element; React never looks inside it again. */}
      <div ref={container} className={`klaviyo-form-${id}`} dangerouslySetInnerHTML={EMPTY} />
      {state === 'waiting' && <p className="needsScript soft">The form is loading.</p>}
      {state === 'filled' && note}
      {state === 'failed' && fallback}
      <noscript>{fallback}</noscript>
    </div>
  );
}
