import CookiePreferences from './CookiePreferences';
import Email from './Email';
import {handling, type PolicySection} from './handling';
import StorageTable from './StorageTable';

/** The ten numbered sections of the privacy policy, each with the anchor its heading has. */
export const sections: readonly PolicySection[] = [
  ...handling,
  {
    id: 'cookies-and-tracking',
    heading: 'Cookies and tracking',
    body: (
      <>
        <p>
          Nothing beyond the necessary is stored, and no analytics or marketing tool is loaded, until you say
          so. If you later withdraw, we stop at once and delete the cookies we know of. A Global Privacy
          Control signal from your browser is respected: marketing then starts switched off.
        </p>
        <CookiePreferences />
        <StorageTable />
      </>
    ),
  },
  {
    id: 'security',
    heading: 'Security',
    body: (
      <p>
        The site is made of plain files and has no database that could leak. Connections are encrypted, access
        to our providers’ accounts is limited to the people who need it and protected by a second factor. No
        system is perfectly safe; should data about you ever be lost, we tell you and the authority as the law
        demands.
      </p>
    ),
  },
  {
    id: 'children-under-16',
    heading: 'Children under 16',
    body: (
      <p>
        This site is for people who run companies. We do not knowingly collect data about anybody under 16; if
        you believe we have, write to us and we delete it.
      </p>
    ),
  },
  {
    id: 'changes-to-this-policy',
    heading: 'Changes to this policy',
    body: (
      <p>
        When we change something that matters to you, we change the date at the top and, if the way we use
        cookies changes, ask for your choice again. Earlier versions are available on request.
      </p>
    ),
  },
  {
    id: 'contact',
    heading: 'Contact',
    body: (
      <p>
        For anything about your data, write to our help address, <Email />. We reply within 24 hours.
      </p>
    ),
  },
];
