import {useState} from 'react';
import {ToggleChip} from '../../../components/ui/Chip';

/** What the choice is called in the message. */
export const TIMES = {name: 'times', label: 'Times that suit'} as const;

const CHOICES = [
  {legend: 'Part of the day', options: ['Morning', 'Midday', 'Afternoon']},
  {legend: 'Week', options: ['This week', 'Next week']},
] as const;

/** When a visitor has time for the consultation; sent along with the enquiry. */
export default function Times() {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const toggle = (option: string) =>
    setChosen(chosen.includes(option) ? chosen.filter((other) => other !== option) : [...chosen, option]);
  return (
    <>
      {CHOICES.map(({legend, options}) => (
        <div key={legend} role="group" aria-label={legend} className="needsScript stack gap8">
          <span className="strong">
            {legend} <span className="soft regular">(optional)</span>
          </span>
          <div className="cluster gap8">
            {options.map((option) => (
              <ToggleChip key={option} pressed={chosen.includes(option)} onToggle={() => toggle(option)}>
                {option}
              </ToggleChip>
            ))}
          </div>
        </div>
      ))}
      <input type="hidden" name={TIMES.name} value={chosen.join(', ')} />
    </>
  );
}
