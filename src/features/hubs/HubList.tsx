import useBaseUrl from '@docusaurus/useBaseUrl';
import clsx from 'clsx';
import {PaperLink} from '../../components/layout/Papers';
import SplitSection from '../../components/layout/SplitSection';
import Icon from '../../components/ui/Icon';
import Linked from '../../components/ui/Linked';
import Rows from '../../components/ui/Rows';
import {sheetPath} from '../../config/paths';
import type {HubSection} from '../../data/hubs/schema';
import {excelOf, type Paper} from '../../data/recipes/paper';
import {toSlug} from '../../lib/toSlug';
import {parseTextList, useWork} from '../../shell/storage/useStored';
import CalculatorTiles from '../calculators/page/CalculatorTiles';
import list from './HubList.module.css';

interface HubListProps {
  hub: string;
  papers: readonly Paper[];
  section: Extract<HubSection, {kind: 'list'}>;
}

/** The key under which the browser keeps what is ticked in the list of a hub. */
const ticksKey = (hub: string, id: string) => `gfn-hub-${hub}-${id}`;

/** Numbered through all groups, each folded under its title; with columns also downloadable as a sheet. */
export default function HubList({hub, papers, section}: HubListProps) {
  const {id, groups, heading, lead, ticked, columns = [], calculators} = section;
  const sheet = sheetPath(hub, id);
  const csv = useBaseUrl(sheet);
  const excel = useBaseUrl(excelOf(sheet) ?? sheet);
  const [kept, keep] = useWork(ticksKey(hub, id), parseTextList);
  const all = groups.flatMap(({items}) => items.map(({title}) => toSlug(title)));
  const done = all.filter((item) => kept.includes(item));
  const toggle = (item: string) =>
    keep(done.includes(item) ? done.filter((other) => other !== item) : [...done, item]);
  return (
    <SplitSection id={id} heading={heading} lead={<Linked>{lead}</Linked>}>
      <div>
        {ticked !== undefined && (
          <p
            className="needsScript serif heading below8 hue"
            role="status"
          >{`${done.length} of ${all.length} ${ticked}`}</p>
        )}
        {groups.map(({title, items}, index) => {
          if (title === undefined) {
            return <Rows key={index} rows={items} narrow />;
          }
          const before = groups.slice(0, index).reduce((count, group) => count + group.items.length, 0);
          const slugs = all.slice(before, before + items.length);
          const here = slugs.filter((slug) => done.includes(slug)).length;
          return (
            <details key={title} className={list.group}>
              <summary className="row gap12">
                <h3 id={`${id}-${toSlug(title)}`}>{title}</h3>
                <span className="toEnd soft">{here > 0 ? `${here} of ${items.length}` : items.length}</span>
              </summary>
              <ol
                start={before + 1}
                className={columns.length > 0 ? clsx('below20', list.items) : clsx('below20', list.plain)}
              >
                {items.map(({title: name, text}, at) => {
                  const slug = slugs[at] ?? '';
                  return (
                    <li className="below12" key={name}>
                      {ticked === undefined ? (
                        <strong>{name}</strong>
                      ) : (
                        <label className={clsx('row gap12', list.tick)}>
                          <input
                            type="checkbox"
                            className="needsScript"
                            checked={done.includes(slug)}
                            onChange={() => toggle(slug)}
                          />
                          <strong>{name}</strong>
                        </label>
                      )}
                      {[text].flat().map((cell, column, {length}) => (
                        <p className="measure soft" key={column}>
                          {(column > 0 || length > 2) && <b>{columns[column + 1]}: </b>}
                          <Linked>{cell}</Linked>
                        </p>
                      ))}
                    </li>
                  );
                })}
              </ol>
            </details>
          );
        })}
        <div className={clsx('cluster above12 below16', list.sheets)}>
          {columns.length > 0 && (
            <>
              <a className="touch gap8" href={excel} download>
                <Icon name="file" /> The list for Excel
              </a>
              <a className="touch gap8" href={csv} download>
                as CSV<span className="srOnly">: {heading}</span>
              </a>
            </>
          )}
          {papers
            .filter(({file}) => section.papers?.includes(file))
            .map((paper) => (
              <PaperLink key={paper.file} owner={hub} paper={paper} />
            ))}
        </div>
        {calculators && <CalculatorTiles ids={calculators} />}
      </div>
    </SplitSection>
  );
}
