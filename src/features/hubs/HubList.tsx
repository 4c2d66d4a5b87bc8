import useBaseUrl from '@docusaurus/useBaseUrl';
import SplitSection from '../../components/layout/SplitSection';
import Icon from '../../components/ui/Icon';
import {sheetPath} from '../../config/paths';
import type {HubSection} from '../../data/hubs/schema';
import {excelOf} from '../../data/recipes/paper';
import {toSlug} from '../../lib/toSlug';
import {parseTextList} from '../../shell/storage/useStored';
import {useWork} from '../../shell/storage/useWork';
import list from './HubList.module.css';

interface HubListProps {
  hub: string;
  section: Extract<HubSection, {kind: 'list'}>;
}

/** Where the browser keeps what is ticked in the list of a hub. */
const ticksKey = (hub: string, file: string) => `gfn-hub-${hub}-${file}`;

/** Numbered through all groups, of which the first is open; also downloadable as a sheet. */
export default function HubList({hub, section}: HubListProps) {
  const {file, groups, heading, lead, ticked} = section;
  const sheet = sheetPath(hub, file);
  const csv = useBaseUrl(sheet);
  const excel = useBaseUrl(excelOf(sheet) ?? sheet);
  const [kept, keep] = useWork(ticksKey(hub, file), parseTextList);
  const all = groups.flatMap(({items}) => items.map(({title}) => toSlug(title)));
  const done = all.filter((item) => kept.includes(item));
  const toggle = (item: string) =>
    keep(done.includes(item) ? done.filter((other) => other !== item) : [...done, item]);
  return (
    <SplitSection id={file} heading={heading} lead={lead}>
      <div>
        {ticked !== undefined && (
          <p className={list.count} role="status">{`${done.length} of ${all.length} ${ticked}`}</p>
        )}
        {groups.map(({title, items}, index) => {
          const before = groups.slice(0, index).reduce((count, group) => count + group.items.length, 0);
          const slugs = all.slice(before, before + items.length);
          const here = slugs.filter((slug) => done.includes(slug)).length;
          return (
            <details key={title} id={`${file}-${toSlug(title)}`} className={list.group} open={index === 0}>
              <summary className="row gap12">
                <h3>{title}</h3>
                <span className="pushed soft">{here > 0 ? `${here} of ${items.length}` : items.length}</span>
              </summary>
              <ol start={before + 1} className={list.items}>
                {items.map((item, at) => {
                  const slug = slugs[at] ?? '';
                  return (
                    <li className="below12" key={item.title} id={`${file}-${slug}`}>
                      {ticked === undefined ? (
                        <strong>{item.title}</strong>
                      ) : (
                        <label className={list.tick}>
                          <input
                            type="checkbox"
                            className="needsScript"
                            checked={done.includes(slug)}
                            onChange={() => toggle(slug)}
                          />
                          <strong>{item.title}</strong>
                        </label>
                      )}
                      <span className="measure soft">{item.text}</span>
                    </li>
                  );
                })}
              </ol>
            </details>
          );
        })}
        <p className={list.sheets}>
          <a className="touch gap8" href={excel} download>
            <Icon name="file" /> The list for Excel
          </a>
          <a className="touch gap8" href={csv} download>
            as CSV<span className="srOnly">: {heading}</span>
          </a>
        </p>
      </div>
    </SplitSection>
  );
}
