import {useState} from 'react';
import clsx from 'clsx';
import {Button, ButtonLink} from '../../../components/ui/Button';
import Icon from '../../../components/ui/Icon';
import PopoverMenu from '../../../components/ui/PopoverMenu';
import {PLAN_PATH, recipePath} from '../../../config/paths';
import {useSite} from '../../../config/useSite';
import {download} from '../../../lib/download';
import {absolute} from '../../../shell/page/structuredData';
import PrintButton from '../../../shell/share/PrintButton';
import {sharePage} from '../../../shell/share/sharePage';
import {contactPath} from '../../../shell/forms/about';
import styles from './TakeAway.module.css';
import type {PlanState} from './usePlan';

const FILES = [
  {label: 'Calendar file', icon: 'calendar', file: 'growth-plan.ics'},
  {label: 'Markdown', icon: 'file', file: 'growth-plan.md'},
] as const;

/** How to take the plan away: a link, files, paper. What cannot be made says so, and the plan stays as it is. */
export default function TakeAway({state: {plan, link}}: {state: PlanState}) {
  const site = useSite();
  const [message, setMessage] = useState('');
  const page = `${absolute(site, PLAN_PATH)}?${link}`;
  const addressOf = (id: string) => absolute(site, recipePath(id));
  const take = async ({label, file}: (typeof FILES)[number]) => {
    try {
      const {planCalendar, planMarkdown} = await import('../plan/files');
      const [type, text] =
        label === 'Markdown'
          ? ['markdown', planMarkdown(plan, page, addressOf)]
          : ['calendar', planCalendar(plan, link, new URL(site.url).hostname, addressOf)];
      download(file, new Blob([text], {type: `text/${type};charset=utf-8`}));
      setMessage(`${file} is in your downloads.`);
    } catch {
      setMessage(
        `The file (${label}) could not be created. Your plan has not changed: try again, or copy its link.`,
      );
    }
  };
  return (
    <div className="screenOnly cluster gap8">
      <PopoverMenu label="Share and export">
        <Button small primary onClick={() => void sharePage('Growth plan', page)}>
          <Icon name="external" /> Share link
        </Button>
        {FILES.map((one) => (
          <Button key={one.file} small disabled={plan.items.length === 0} onClick={() => void take(one)}>
            <Icon name={one.icon} /> {one.label}
          </Button>
        ))}
        <PrintButton />
      </PopoverMenu>
      <ButtonLink to={contactPath('Growth plan', `${PLAN_PATH}?${link}`)}>Book Free Consultation</ButtonLink>
      <p role="status" className={clsx('note', styles.message)}>
        {message}
      </p>
    </div>
  );
}
