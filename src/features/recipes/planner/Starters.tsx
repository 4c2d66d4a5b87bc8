import type {ReactNode} from 'react';
import Cards from '../../../components/ui/Cards';
import Section from '../../../components/layout/Section';
import texts from '../../../data/pages/growth-plan.yaml';
import type {StarterLink} from '../plan/library';

/** Links to the plans that are ready to use. */
export default function Starters({starters}: {starters: readonly StarterLink[]}): ReactNode {
  return starters.length === 0 ? null : (
    <Section heading={texts.starters.heading} lead={texts.starters.lead}>
      <Cards
        items={starters.map(({title, oneLine, path}) => ({
          title,
          text: oneLine,
          to: path,
          action: texts.starters.link,
        }))}
      />
    </Section>
  );
}
