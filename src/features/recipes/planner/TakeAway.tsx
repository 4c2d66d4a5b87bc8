import {useState, type ReactNode} from 'react';
import clsx from 'clsx';
import {Button} from '../../../components/ui/Button';
import Icon, {type IconName} from '../../../components/ui/Icon';
import PopoverMenu from '../../../components/ui/PopoverMenu';
import {useSite} from '../../../config/useSite';
import {absolute} from '../../../shell/page/structuredData';
import {PLAN_PATH, recipePath} from '../../../config/paths';
import {checklistOf} from '../plan/checklist';
import {useLog} from '../plan/log';
import type {Preparations} from '../plan/library';
import {useReady} from '../plan/ready';
import PrintButton from '../../../shell/share/PrintButton';
import {sharePage} from '../../../shell/share/sharePage';
import {download} from './download';
import styles from './TakeAway.module.css';
import type {PlanState} from './usePlan';

interface Taken {
  label: string;
  icon: IconName;
  file: string;
  type: string;
  make: () => Promise<string>;
}

interface TakeAwayProps {
  state: Pick<PlanState, 'plan' | 'link' | 'address'>;
  /** The labels of places that recipes occupy. */
  places: Readonly<Record<string, string>>;
  load: () => Promise<Preparations>;
}

/** How to take the plan away: a link, files, paper. What cannot be made says so, and the plan stays as it is. */
export default function TakeAway({
  state: {
    plan,
    link,
    address: {id},
  },
  places,
  load,
}: TakeAwayProps): ReactNode {
  const site = useSite();
  const [message, setMessage] = useState('');
  const {isReady} = useReady();
  const {log} = useLog();
  const page = `${absolute(site, PLAN_PATH)}?${link}`;
  const addressOf = (id: string) => absolute(site, recipePath(id));
  const files: readonly Taken[] = [
    {
      label: 'Calendar file',
      icon: 'calendar',
      file: 'growth-plan.ics',
      type: 'text/calendar',
      make: async () =>
        (await import('../plan/calendar')).planCalendar(
          plan,
          `${id}@${new URL(site.url).hostname}`,
          addressOf,
        ),
    },
    {
      label: 'Table (CSV)',
      icon: 'file',
      file: 'growth-plan.csv',
      type: 'text/csv',
      make: async () => (await import('../plan/csv')).planCsv(plan, log),
    },
    {
      label: 'Markdown',
      icon: 'file',
      file: 'growth-plan.md',
      type: 'text/markdown',
      make: async () =>
        (await import('../plan/exports')).planMarkdown(
          plan,
          page,
          addressOf,
          checklistOf(plan, await load()),
          isReady,
          places,
          log,
        ),
    },
    {
      label: 'JSON',
      icon: 'code',
      file: 'growth-plan.json',
      type: 'application/json',
      make: async () => (await import('../plan/exports')).planJson(plan, page, addressOf, await load()),
    },
  ];
  const take = async ({label, file, type, make}: Taken) => {
    try {
      download(file, type, await make());
      setMessage(`${file} is in your downloads.`);
    } catch {
      setMessage(
        `The file (${label}) could not be created. Your plan has not changed: try again, or copy its link.`,
      );
    }
  };
  return (
    <div className={clsx('screenOnly', styles.away)}>
      <PopoverMenu label="Share and export">
        <Button small primary onClick={() => void sharePage('Growth plan', page)}>
          <Icon name="external" /> Share link
        </Button>
        {files.map((one) => (
          <Button key={one.file} small disabled={plan.items.length === 0} onClick={() => void take(one)}>
            <Icon name={one.icon} /> {one.label}
          </Button>
        ))}
        <PrintButton />
      </PopoverMenu>
      <p role="status" className={styles.message}>
        {message}
      </p>
    </div>
  );
}
