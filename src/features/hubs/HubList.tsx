import useBaseUrl from '@docusaurus/useBaseUrl';
import SplitSection from '../../components/layout/SplitSection';
import {sheetPath} from '../../config/paths';
import Icon from '../../components/ui/Icon';
import type {HubSection} from '../../data/hubs/schema';
import {excelOf} from '../../data/recipes/paper';
import styles from './HubList.module.css';

type ListSection = Extract<HubSection, {kind: 'list'}>;

/** Numbered through all groups, of which the first is open; also downloadable as a sheet. */
export default function HubList({hub, section}: {hub: string; section: ListSection}) {
  const sheet = sheetPath(hub, section.file);
  const csv = useBaseUrl(sheet);
  const excel = useBaseUrl(excelOf(sheet) ?? sheet);
  const firsts = section.groups.map((_, index) =>
    section.groups.slice(0, index).reduce((count, {items}) => count + items.length, 1),
  );
  return (
    <SplitSection id={section.file} heading={section.heading} lead={section.lead}>
      <div>
        {section.groups.map(({title, items}, index) => (
          <details key={title} className={styles.group} open={index === 0}>
            <summary className="row gap12">
              <h3>{title}</h3>
              <span className="pushed soft">{items.length}</span>
              <Icon name="chevron" />
            </summary>
            <ol start={firsts[index]} className={styles.items}>
              {items.map((item) => (
                <li className="below12" key={item.title}>
                  <strong>{item.title}</strong>
                  <span className="measure soft">{item.text}</span>
                </li>
              ))}
            </ol>
          </details>
        ))}
        <p className={styles.sheets}>
          <a className="touch gap8" href={excel} download>
            <Icon name="file" /> The list for Excel
          </a>
          <a className="touch gap8" href={csv} download>
            as CSV<span className="srOnly">: {section.heading}</span>
          </a>
        </p>
      </div>
    </SplitSection>
  );
}
