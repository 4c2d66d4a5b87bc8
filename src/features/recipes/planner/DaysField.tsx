import type {ReactNode} from 'react';
import {parseNumber} from '../../calculators/lib/parse';
import {MAX_DAYS, parseDays} from '../plan/address';
import DraftField from './DraftField';

/** How many working days a month there are, as people write numbers. */
export default function DaysField({
  label,
  days,
  onDays,
}: {
  label: string;
  days: number;
  onDays: (days: number) => void;
}): ReactNode {
  return (
    <DraftField
      label={label}
      inputMode="numeric"
      value={String(days)}
      read={(text) => parseDays(String(parseNumber(text) ?? ''))}
      remedy={`Give whole days from 0 to ${MAX_DAYS}. Until then, the plan counts on ${days}.`}
      onValue={onDays}
    />
  );
}
