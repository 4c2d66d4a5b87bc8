import clsx from 'clsx';
import TextLink from '../../components/ui/TextLink';
import PageHeader from '../../components/layout/PageHeader';
import {Width} from '../../components/layout/Section';
import {claims} from '../../config/site';
import {useSite} from '../../config/useSite';
import EnquiryForm from './_parts/EnquiryForm';
import Page from '../../shell/page/Page';
import {organization} from '../../shell/page/entities';
import OpenTools from '../../components/layout/OpenTools';
import ProviderForm from '../../shell/provider-forms/ProviderForm';
import styles from './_parts/Contact.module.css';
import NewTab from '../../components/ui/NewTab';
import {Button, ButtonLink} from '../../components/ui/Button';
import {absolute} from '../../shell/page/structuredData';
import {copyText} from '../../shell/toasts/copyText';
import {useSubject} from './_parts/useSubject';
import {bookPath} from '../../config/paths';
import {priceInWords} from '../../config/price';
import Link from '@docusaurus/Link';
import {counted} from '../../lib/counted';

const STEPS = [
  'An advisor who has worked on your kind of question reads the message and answers.',
  `You have the call, with your own numbers on the screen. ${priceInWords()}`,
  `If it makes sense, you start with as little as ${counted(claims.growthDays[0], 'day')} a month. If not, we say so, and suggest who could help instead.`,
];

/** The link that an enquiry is about, to be pasted into a form of the provider's, which takes nothing else along. */
function CarryLink() {
  const site = useSite();
  const {about, page} = useSubject();
  return page === '' ? null : (
    <p className="above16 anywhere">
      Is it about <strong>{about}</strong>? Paste its link into your message.{' '}
      <Button small onClick={() => void copyText(absolute(site, page), 'Paste it into your message.')}>
        Copy its link
      </Button>
    </p>
  );
}

function WrittenForm() {
  return (
    <section className={clsx('ruled', styles.form)} aria-labelledby="write">
      <h2 className="below20" id="write">
        Your message
      </h2>
      <ProviderForm
        place="contact"
        fallback={<EnquiryForm />}
        note={
          <>
            <CarryLink />
            <p className={styles.messages}>
              Text messages are sent only if you tick the box for them. SMS rates may apply. Reply STOP to opt
              out at any time.
            </p>
          </>
        }
      />
      <p className={styles.legal}>
        Our <Link to="/privacy-policy">Privacy Policy</Link> explains what we do with your details.
      </p>
    </section>
  );
}

function OtherWays() {
  const {contactEmail, linkedInUrl, bookingUrl} = useSite();
  const ways = [
    ['E-mail', `mailto:${contactEmail}`, contactEmail],
    ['LinkedIn', linkedInUrl, 'Our company page'],
  ] as const;
  return (
    <div className={styles.direct}>
      {bookingUrl !== '' && (
        <>
          <h2 className="below20">Or choose a time</h2>
          <p>You hear who takes the call when you have booked it.</p>
          <p>
            <ButtonLink to={bookingUrl}>
              Choose a time <NewTab />
            </ButtonLink>
          </p>
        </>
      )}
      <h2 className="below20">Or write to us directly</h2>
      <dl>
        {ways.map(([name, to, text]) => (
          <div key={name}>
            <dt className="note">{name}</dt>
            <dd className="large anywhere">
              <TextLink to={to}>{text}</TextLink>
            </dd>
          </div>
        ))}
      </dl>
      <h3>What happens next</h3>
      <ol>
        {STEPS.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <OpenTools />
    </div>
  );
}

export default function Contact() {
  const site = useSite();
  const {query, isBooking} = useSubject();
  return (
    <Page
      title="Contact"
      description={`Write to us by form, e-mail or LinkedIn, and an advisor answers ${claims.reply}. The first step is a ${claims.consultation}.`}
      keywords={['contact', 'free consultation', 'growth advisor', 'fundraising advisor']}
      data={[organization(site)]}
    >
      <Width className={clsx('grid top foldsMedium sectionEnd', styles.columns)}>
        <PageHeader
          label="Contact"
          heading={isBooking ? `Your free ${claims.call}` : `Write to us, and hear back ${claims.reply}`}
          lead={`An advisor reads every message and answers ${claims.reply}. What follows is a ${claims.consultation} about your numbers.`}
        >
          {!isBooking && (
            <p className="above16">
              Rather talk?{' '}
              <TextLink className="touch" to={bookPath(`/contact${query}`)}>
                Book your free {claims.call}
              </TextLink>
            </p>
          )}
        </PageHeader>
        <WrittenForm />
        <OtherWays />
      </Width>
    </Page>
  );
}
