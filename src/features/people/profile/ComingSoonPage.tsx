import {Fragment} from 'react';
import Link from '@docusaurus/Link';
import {ButtonLink} from '../../../components/ui/Button';
import {advisorTitle, type Advisor, type Answers} from '../../../data/advisors/types';
import {inSentence} from '../../../lib/inSentence';
import Page from '../../../shell/page/Page';
import {advisorPath, ADVISORS_PATH} from '../../../config/paths';
import AnswersFor from './AnswersFor';
import ProfileHero, {WorkWith} from './ProfileHero';

interface ComingSoonPageProps {
  advisor: Advisor;
  others: readonly Advisor[];
  answers: Answers;
}

export default function ComingSoonPage({advisor, others, answers}: ComingSoonPageProps) {
  const {name, title, expertise} = advisor;
  const works = inSentence(expertise);
  return (
    <Page
      title={advisorTitle(advisor)}
      description={`${name} works on ${works} in our network. The full profile is coming soon, and you can get in touch today.`}
      keywords={[name, title, ...expertise]}
      findable={false}
    >
      <ProfileHero
        advisor={advisor}
        lead={
          <>
            <h2>Profile Coming Soon</h2>
            <p>
              {`The full profile is still being written, but ${name} is already here for ${works}. Get in touch, and we will introduce you.`}
              {others.length > 0 && (
                <>
                  {` Profiles you can read now: `}
                  {others.map((other, index) => (
                    <Fragment key={other.id}>
                      {index > 0 && ', '}
                      <Link to={advisorPath(other.id)}>{other.name}</Link>
                    </Fragment>
                  ))}
                  .
                </>
              )}
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
      <AnswersFor advisor={advisor} answers={answers} />
    </Page>
  );
}
