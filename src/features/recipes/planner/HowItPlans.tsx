import type {ReactNode} from 'react';
import SplitSection from '../../../components/layout/SplitSection';
import Rows from '../../../components/ui/Rows';
import texts from '../../../data/pages/growth-plan.yaml';

/** The rules that a plan keeps to. */
export default function HowItPlans(): ReactNode {
  const {eyebrow, heading, lead, rows} = texts.rules;
  return (
    <div className="screenOnly">
      <SplitSection ground="sunk" eyebrow={eyebrow} heading={heading} lead={lead}>
        <Rows rows={rows} narrow />
      </SplitSection>
    </div>
  );
}
