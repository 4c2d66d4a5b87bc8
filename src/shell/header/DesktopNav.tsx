import Icon from '../../components/ui/Icon';
import {isWithin, navigation} from '../../config/navigation';
import styles from './DesktopNav.module.css';
import GroupLinks from './GroupLinks';
import {useDisclosure} from './useDisclosure';

export default function DesktopNav({path}: {path: string}) {
  const {open, toggle, container} = useDisclosure();
  return (
    <nav aria-label="Main" className={styles.desktop}>
      <ul className={styles.groups} {...container}>
        {navigation.map((group) => {
          const id = `nav-${group.name.toLowerCase().replaceAll(' ', '-')}`;
          return (
            // Safari does not focus pressed buttons, but what is around them; see the stylesheet.
            <li key={group.name} className={styles.group} tabIndex={-1}>
              <button
                type="button"
                className={styles.groupButton}
                data-active={isWithin(path, group.prefixes) || undefined}
                aria-expanded={open === group.name}
                aria-controls={id}
                onClick={() => toggle(group.name)}
              >
                {group.name}
                <Icon name="chevron" size={0.85} />
              </button>
              <div id={id} className={styles.dropdown} data-open={open === group.name || undefined}>
                <GroupLinks group={group} path={path} />
              </div>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
