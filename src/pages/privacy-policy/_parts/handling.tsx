import type {ReactNode} from 'react';
import Controller from './Controller';
import Email from './Email';

/** One numbered section, with the anchor its heading has. */
export interface PolicySection {
  id: string;
  heading: string;
  body: ReactNode;
}

/** The sections about data that is sent to us: what, why, who else, which rights, how long. */
export const handling: readonly PolicySection[] = [
  {
    id: 'information-we-collect',
    heading: 'Information we collect',
    body: (
      <>
        <Controller />
        <p>
          What you send us: your name, e-mail address, telephone number, company and message, when you fill in
          a form, write an e-mail or book a call. You decide how much of it you give; the address is the only
          thing we cannot reply without.
        </p>
        <p>
          What a web server cannot help seeing: your IP address, the page you asked for, the time, and the
          browser you use. And, only with your consent, what analytics and marketing tools record about your
          visit.
        </p>
      </>
    ),
  },
  {
    id: 'how-we-use-it',
    heading: 'How we use it',
    body: (
      <>
        <ul>
          <li>To answer you and prepare a consultation (steps before a contract, GDPR Article 6(1)(b)).</li>
          <li>To send the newsletter or text messages you signed up for (your consent, Article 6(1)(a)).</li>
          <li>To keep the site working and safe (our legitimate interest, Article 6(1)(f)).</li>
          <li>To count visits and measure our advertisements (your consent, Article 6(1)(a)).</li>
        </ul>
        <p>We do not sell personal data, and no decision about you is made by a machine alone.</p>
      </>
    ),
  },
  {
    id: 'who-we-share-it-with',
    heading: 'Who we share it with',
    body: (
      <>
        <p>Three kinds of provider work for us, each bound by a contract to do only what we ask:</p>
        <ul>
          <li>
            an <strong>e-mail and SMS marketing provider</strong>, which shows our sign-up forms and sends
            what you subscribed to;
          </li>
          <li>
            an <strong>analytics provider</strong>, which counts visits once you have allowed it;
          </li>
          <li>
            a <strong>tag management provider</strong>, through which analytics and marketing tools are
            loaded, and not before you have allowed one of them.
          </li>
        </ul>
        <p>
          The advisor you are introduced to sees what you wrote. Where a provider processes data outside the
          European Economic Area, it does so under an adequacy decision or the European Commission’s standard
          contractual clauses.
        </p>
      </>
    ),
  },
  {
    id: 'your-rights',
    heading: 'Your rights',
    body: (
      <>
        <p>
          You may ask what we hold about you, have it corrected, deleted, restricted or handed to you, and
          object to our using it. Consent can be withdrawn at any time, as easily as it was given: below for
          cookies, by the link at the foot of each e-mail, by the word STOP in reply to a text message.
        </p>
        <p>
          Write to <Email /> and we answer within a month. You can also complain to the data protection
          authority of the country you live in.
        </p>
      </>
    ),
  },
  {
    id: 'how-long-we-keep-it',
    heading: 'How long we keep it',
    body: (
      <ul>
        <li>Enquiries that lead to nothing: 12 months after our last exchange.</li>
        <li>
          Client correspondence: as long as the engagement lasts, then as long as tax and commercial law
          demand.
        </li>
        <li>Newsletter data: until you unsubscribe; the proof of your consent three years longer.</li>
        <li>Server logs: 30 days.</li>
      </ul>
    ),
  },
];
