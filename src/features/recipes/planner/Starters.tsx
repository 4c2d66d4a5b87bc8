import Cards from '../../../components/ui/Cards';
import Section from '../../../components/layout/Section';
import type {PageLink} from '../../../config/paths';

/** A plan that is ready to use, as it is linked. */
export interface StarterLink extends PageLink {
  oneLine: string;
}

/** Links to the plans that are ready to use. */
export default function Starters({starters}: {starters: readonly StarterLink[]}) {
  return starters.length === 0 ? null : (
    <Section
      heading="Plans to start from"
      lead="We wrote these for situations that we meet often. Each opens in the planner, where you can change what does not fit."
    >
      <Cards
        items={starters.map(({title, oneLine, path}) => ({
          title,
          text: oneLine,
          to: path,
          action: 'See the plan',
        }))}
      />
    </Section>
  );
}
