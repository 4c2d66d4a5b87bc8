import type {ReactNode} from 'react';
import texts from '../../../data/pages/growth-plan.yaml';
import {keepFigures} from '../../../lib/keepFigures';
import {briefOf} from '../plan/brief';
import {dayOf} from '../plan/days';
import type {Preparations} from '../plan/library';
import type {Plan} from '../plan/types';
import {longDate} from '../plan/words';
import ScrollTable from '../ScrollTable';

/** One page for each test, to agree on before it begins; where it is open, each is printed on a page of its own. */
export default function Briefs({
  plan,
  places,
  preparations,
}: {
  plan: Plan;
  places: Readonly<Record<string, string>>;
  preparations: Preparations | undefined;
}): ReactNode {
  return (
    <ScrollTable summary={texts.brief.heading} label={texts.brief.heading}>
      <caption>{`${texts.brief.lead} As of ${longDate(dayOf(new Date()))}.`}</caption>
      {plan.items.map((item) => (
        <tbody key={item.recipe.id} style={{breakBefore: 'page'}}>
          <tr>
            <th scope="rowgroup" colSpan={2}>
              {item.recipe.name}
            </th>
          </tr>
          {briefOf(item, places, preparations?.[item.recipe.id]?.people).map(([label, text]) => (
            <tr key={`${label} ${text}`}>
              <th scope="row">{label}</th>
              <td>{keepFigures(text)}</td>
            </tr>
          ))}
        </tbody>
      ))}
    </ScrollTable>
  );
}
