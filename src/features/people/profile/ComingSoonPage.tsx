import {Fragment, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {ButtonLink} from '../../../components/ui/Button';
import {advisorTitle, type Advisor, type Answers} from '../../../data/advisors/types';
import {fill} from '../../../lib/fill';
import {hueColour} from '../../../config/hues';
import {inSentence} from '../../../lib/inSentence';
import texts from '../../../data/pages/advisor.yaml';
import Page from '../../../shell/page/Page';
import {advisorPath, ADVISORS_PATH} from '../../../config/paths';
import AnswersFor from './AnswersFor';
import ProfileHero, {WorkWith} from './ProfileHero';
interface ComingSoonPageProps {
  advisor: Advisor;
  /** Advisors with a full profile. */
  others: readonly Advisor[];
  answers: Answers;
}

export default function ComingSoonPage({advisor, others, answers}: ComingSoonPageProps): ReactNode {
  const {name, title, expertise} = advisor;
  const {comingSoon, buttons} = texts;
  const words = {name, expertise: inSentence(expertise)};
  return (
    <Page
      title={advisorTitle(advisor)}
      description={fill(comingSoon.description, words)}
      keywords={[name, title, ...expertise]}
      findable={false}
    >
      <div style={{'--hue': hueColour(advisor.hue)}}>
        <ProfileHero
          advisor={advisor}
          lead={
            <>
              <h2>{comingSoon.heading}</h2>
              <p>
                {fill(comingSoon.text, words)}
                {others.length > 0 && (
                  <>
                    {` ${comingSoon.others} `}
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
              <ButtonLink to={ADVISORS_PATH}>{buttons.back}</ButtonLink>
            </>
          }
        />
        <AnswersFor advisor={advisor} answers={answers} />
      </div>
    </Page>
  );
}
