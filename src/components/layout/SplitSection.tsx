import type {ComponentProps} from 'react';
import Section, {SectionHeading} from './Section';
import Split from './Split';

type SplitSectionProps = Pick<
  ComponentProps<typeof Section>,
  'id' | 'ground' | 'eyebrow' | 'heading' | 'lead' | 'children'
>;

/** A section whose heading stays in view beside its one child. */
export default function SplitSection({id, ground, children, ...heading}: SplitSectionProps) {
  return (
    <Section id={id} ground={ground}>
      <Split sticky>
        <SectionHeading {...heading} />
        {children}
      </Split>
    </Section>
  );
}
