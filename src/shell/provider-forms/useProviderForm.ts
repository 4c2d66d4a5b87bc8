import {useEffect, useRef, useState, type RefObject} from 'react';
import {startEmbed, type EmbedState} from './embed';
import {isScriptPresent, loadScript, pushCommand} from './script';

/** Embeds form `id` of company `key` in the element of `container`; returns its state. */
export function useProviderForm(
  key: string,
  id: string,
): {container: RefObject<HTMLDivElement | null>; state: EmbedState} {
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
    loadScript(key, embed.fail);
    return () => {
      observer.disconnect();
      embed.stop();
    };
  }, [key, id]);

  return {container, state};
}
