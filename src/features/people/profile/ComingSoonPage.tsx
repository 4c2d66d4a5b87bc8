import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {ButtonLink} from '../../../components/ui/Button';
import type {Advisor} from '../../../data/advisors/types';
import {hueColour} from '../../../data/hues';
import {inSentence} from '../../../data/inSentence';
import Page from '../../page/Page';
import {ADVISORS_PATH, advisorPath} from '../portfolio/paths';
import ProfileHero, {WorkWith} from './ProfileHero';

interface ComingSoonPageProps {
  advisor: Advisor;
  /** Advisors whose profile can be read already. */
  others: readonly Advisor[];
}

/** An advisor without a full profile (specification 2 section 8). */
export default function ComingSoonPage({advisor, others}: ComingSoonPageProps): ReactNode {
  const {name, title, expertise} = advisor;
  return (
    <Page
      title={`${name}, ${title}`}
      description={`${name} works on ${inSentence(expertise)} in our network. The full profile is coming soon; you can get in touch today.`}
      keywords={[name, title, ...expertise]}
    >
      <div style={{'--hue': hueColour(advisor.hue)}}>
        <ProfileHero
          advisor={advisor}
          lead={
            <>
              <h2>Profile Coming Soon</h2>
              <p>
                The long version is being written. The person is here already: get in touch, and we will
                introduce you. Profiles you can read now:{' '}
                {others.map((other, index) => (
                  <span key={other.id}>
                    {index > 0 && ', '}
                    <Link to={advisorPath(other.id)}>{other.name}</Link>
                  </span>
                ))}
                .
              </p>
            </>
          }
          actions={
            <>
              <WorkWith advisor={advisor} />
              <ButtonLink to={ADVISORS_PATH}>Back to Network</ButtonLink>
            </>
          }
        />
      </div>
    </Page>
  );
}
