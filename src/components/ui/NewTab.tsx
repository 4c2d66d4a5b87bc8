import type {ReactNode} from 'react';
import Icon from './Icon';

/** What a link to another site ends with, since it opens in a new tab: words for screen readers, and an icon of `icon` em. */
export default function NewTab({icon = 0.9}: {icon?: number | false}): ReactNode {
  return (
    <>
      {icon !== false && <Icon name="external" size={icon} />}
      <span className="srOnly">{' (opens in a new tab)'}</span>
    </>
  );
}
