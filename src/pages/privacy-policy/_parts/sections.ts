import {addressLines, claims, type Site} from '../../../config/site';

export interface PolicySection {
  heading: string;
  /** Paragraphs, and lists of points, in their order; links as `Linked` has them. */
  text: (string | string[])[];
  /** Whether the tools for cookies follow. */
  tools?: boolean;
}

export const sectionsOf = ({controller, contactEmail, ...site}: Site): PolicySection[] => [
  {
    heading: 'Information we collect',
    text: [
      `${controller}, ${addressLines(site).join(', ')}, is the controller of the data described here. The [imprint](/imprint) has the full details.`,
      'What you send us: your name, e-mail address, telephone number, company and message, when you fill in a form, write an e-mail or book a call. You decide how much you give us, but without an address we cannot reply.',
      'What a web server cannot help seeing: your IP address, the page you asked for, the time, and the browser you use. The address of a page may hold what you entered there, such as the numbers of a calculator, a plan or a search: the server sees it when you reload the page or open a link to it.',
      'Only with your consent, also what analytics and marketing tools record about your visit, the addresses of pages included.',
    ],
  },
  {
    heading: 'How we use it',
    text: [
      [
        'To answer you and prepare a consultation (steps before a contract, GDPR Article 6(1)(b)).',
        'To send the newsletter or text messages you signed up for (your consent, Article 6(1)(a)).',
        'To keep the site working and safe (our legitimate interest, Article 6(1)(f)).',
        'To count visits and measure our advertising (your consent, Article 6(1)(a)).',
      ],
      'We do not sell personal data, and no decision about you is made by a machine alone.',
    ],
  },
  {
    heading: 'Who we share it with',
    text: [
      'Four kinds of provider work for us, each bound by a contract to do only what we ask:',
      [
        'a hosting provider, which delivers these pages and keeps the server logs;',
        'an e-mail and SMS marketing provider, which shows our sign-up forms and sends what you subscribed to;',
        'an analytics provider, which counts visits once you have allowed it;',
        'a tag management provider, which loads analytics and marketing tools, and only once you have allowed one of them.',
      ],
      'The advisor you are introduced to sees what you wrote. Where a provider processes data outside the European Economic Area, it does so under an adequacy decision or the European Commission’s standard contractual clauses.',
    ],
  },
  {
    heading: 'Your rights',
    text: [
      'You may ask what we hold about you, have it corrected, deleted, restricted or handed to you, and object to our use of it. Consent can be withdrawn at any time, as easily as it was given: below for cookies, by the link at the foot of each e-mail, by the word STOP in reply to a text message.',
      `Write to [${contactEmail}](mailto:${contactEmail}) and we will deal with your request within a month. You can also complain to the data protection authority of the country you live in.`,
    ],
  },
  {
    heading: 'How long we keep it',
    text: [
      [
        'Enquiries that go no further: 12 months after our last exchange.',
        'Client correspondence: as long as the engagement lasts, then as long as tax and commercial law require.',
        'Newsletter data: until you unsubscribe. We keep the proof of your consent for three more years.',
        'Server logs: 30 days.',
      ],
    ],
  },
  {
    heading: 'Cookies and tracking',
    text: [
      'Until you say so, we store only what is necessary and load no analytics or marketing tool. If you withdraw your consent later, we stop at once and delete the cookies we know of. We respect a Global Privacy Control signal from your browser: marketing then starts switched off.',
      'There is one exception. A sign-up form of our e-mail marketing provider is loaded from its servers whatever you chose. Where a page shows one, the provider sees your IP address and the page, and its script may set the cookie __kla_id.',
    ],
    tools: true,
  },
  {
    heading: 'Security',
    text: [
      'The site is made of plain files and has no database that could leak. Connections are encrypted. Access to our providers’ accounts is limited to the people who need it, and protected by a second factor. No system is perfectly safe. If data about you is ever lost, we will inform you and the authority, as the law requires.',
    ],
  },
  {
    heading: 'Children under 16',
    text: [
      'This site is for people who run companies. We do not knowingly collect data about anyone under 16. If you believe we have, write to us and we will delete it.',
    ],
  },
  {
    heading: 'Changes to this policy',
    text: [
      'When we change something that matters to you, we change the date at the top and, if the way we use cookies changes, ask for your choice again. Earlier versions are available on request.',
    ],
  },
  {
    heading: 'Contact',
    text: [
      `For anything about your data, write to our help address, [${contactEmail}](mailto:${contactEmail}). We reply ${claims.reply}.`,
    ],
  },
];
