import {ButtonLink} from '../../../components/ui/Button';
import {advisorTitle, type Advisor, type Answers} from '../../../data/advisors/types';
import {inSentence} from '../../../lib/inSentence';
import Page from '../../../shell/page/Page';
import {ADVISORS_PATH} from '../../../config/paths';
import AnswersFor from './AnswersFor';
import ProfileHero from './ProfileHero';

interface ComingSoonPageProps {
  advisor: Advisor;
  answers: Answers;
}

export default function ComingSoonPage({advisor, answers}: ComingSoonPageProps) {
  const {name, title, expertise} = advisor;
  const works = inSentence(expertise);
  return (
    <Page
      title={advisorTitle(advisor)}
      description={`${name} works on ${works} in our network. The full profile is coming soon, and you can get in touch today.`}
      keywords={[name, title, ...expertise]}
      findable={answers.recipes.length + answers.articles.length > 0}
    >
      <ProfileHero
        advisor={advisor}
        lead={
          <>
            <h2>Profile Coming Soon</h2>
            <p>{`The full profile is still being written, but ${name} is already here for ${works}. Get in touch, and we will introduce you.`}</p>
          </>
        }
        action={<ButtonLink to={ADVISORS_PATH}>Back to Network</ButtonLink>}
      />
      <AnswersFor advisor={advisor} answers={answers} />
    </Page>
  );
}
