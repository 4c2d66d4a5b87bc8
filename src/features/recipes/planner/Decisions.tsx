import type {ReactNode} from 'react';
import {Button} from '../../../components/ui/Button';
import texts from '../../../data/pages/growth-plan.yaml';
import {dayInWords} from '../../../lib/dayInWords';
import {useLog} from '../plan/log';
import {RESULT_WORDS} from '../plan/words';
import ScrollTable from '../ScrollTable';

/** What was decided, in this plan and before it: shown, heeded by the finder, and forgotten by a press. */
export default function Decisions({nameOf}: {nameOf: (id: string) => string}): ReactNode {
  const {log, setLog} = useLog();
  const decisions = log.filter(({kind}) => kind === 'decide');
  return (
    decisions.length > 0 && (
      <ScrollTable summary={`${texts.week.log} (${decisions.length})`} label={texts.week.log}>
        <caption>{texts.week.logLead}</caption>
        <thead>
          <tr>
            <th scope="col">Recipe</th>
            <th scope="col">Decided on</th>
            <th scope="col">Result</th>
            <th scope="col">Figure</th>
            <th scope="col">Note</th>
            <th scope="col">
              <span className="srOnly">Forget</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {decisions.map((entry) => (
            <tr key={JSON.stringify(entry)}>
              <th scope="row">{nameOf(entry.recipe)}</th>
              <td>{dayInWords(entry.on)}</td>
              <td>{entry.result && RESULT_WORDS[entry.result]}</td>
              <td>{entry.figure}</td>
              <td>{entry.note}</td>
              <td>
                <Button
                  small
                  aria-label={`Forget this decision: ${nameOf(entry.recipe)}`}
                  onClick={() => setLog(log.filter((one) => one !== entry))}
                >
                  Forget
                </Button>
              </td>
            </tr>
          ))}
        </tbody>
      </ScrollTable>
    )
  );
}
