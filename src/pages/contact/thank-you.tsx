import Hero from '../../components/layout/Hero';
import {ButtonLink} from '../../components/ui/Button';
import Page from '../../shell/page/Page';
import {LIST_PATH} from '../../config/paths';
import {claims} from '../../config/site';

/** The page to which a form service sends visitors without script, once their message has arrived. */
export default function ThankYou() {
  return (
    <Page
      title="Thank you"
      description={`Your message is with us. An advisor reads it and answers ${claims.reply}.`}
      keywords={['contact']}
      findable={false}
    >
      <Hero
        label="Contact"
        heading="Thank you, your message is with us"
        lead={`An advisor reads it and answers ${claims.reply}. Until then, the library may have part of the answer.`}
        actions={<ButtonLink to={LIST_PATH}>View All Growth Recipes</ButtonLink>}
      />
    </Page>
  );
}
