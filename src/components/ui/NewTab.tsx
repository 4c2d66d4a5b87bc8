import Icon from './Icon';

/** Marks a link that opens a new tab, with an icon of `icon` em and text for screen readers. */
export default function NewTab({icon = 0.9}: {icon?: number | false}) {
  return (
    <>
      {icon !== false && <Icon name="external" size={icon} />}
      <span className="srOnly">{' (opens in a new tab)'}</span>
    </>
  );
}
