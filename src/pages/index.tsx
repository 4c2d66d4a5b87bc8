import type {ReactNode} from 'react';
import {ButtonLink} from '../components/Button';
import CallToAction from '../components/CallToAction';
import Section from '../components/Section';
import Page from '../features/metadata/Page';

/** Home. */
export default function Home(): ReactNode {
  return (
    <Page
      title="Your embedded growth team"
      description="Senior growth and fundraising operators who design the plan, sit in your stand-up and stay until the numbers move. No retainers, cancel anytime."
      keywords={['growth advisory', 'fundraising advisory', 'e-commerce growth']}
    >
      <Section>
        <h1>Your embedded Growth Team</h1>
        <p>
          Senior operators who design the plan, sit in your stand-up and stay until the numbers move. No
          retainers, no start-up cost, cancel anytime.
        </p>
        <ButtonLink to="/services/growth-recipes">Read the growth recipes</ButtonLink>
      </Section>
      <CallToAction heading="Talk to somebody who has done it" button="Book Free Consultation">
        Thirty minutes, your numbers on the table, and a straight answer on what we would try first.
      </CallToAction>
    </Page>
  );
}
