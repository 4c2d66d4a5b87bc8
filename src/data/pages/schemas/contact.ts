import * as z from 'zod';
import {list, pagePath, text} from '../../fields';
import {hero, page} from './parts';
import {button, heading, label, lead, paragraph} from './fields';

const field = z.strictObject({
  label: text(60).describe('What the field asks for'),
  help: text(90).optional().describe('One line below it'),
});

/** /contact, and the page after it. */
export const contact = z.strictObject({
  page,
  hero: hero({label}),
  form: z
    .strictObject({
      heading,
      link: text(40).describe('The link to it at the top of the page'),
      fields: z
        .strictObject({
          name: field.describe('The name'),
          email: field.describe('The e-mail address'),
          company: field.describe('The company'),
          sells: field.describe('What the company sells'),
          problem: field.describe('What is wrong'),
          tried: field.describe('What was tried'),
        })
        .describe('The fields of the form'),
      more: text(40).describe('Unfolds the fields that can wait'),
      messages: paragraph.describe('Where the form takes numbers for text messages'),
      legal: paragraph.describe('What happens with the details; links as [text](/path)'),
      mail: paragraph.describe('Where the form composes an e-mail'),
      unopened: text(120).describe('After that, for those who have no mail app'),
      tooLong: text(120).describe('Where a mail link cannot hold the message, which has been copied'),
      failed: paragraph.describe('Where the message could not be sent; links as [text](mailto:address)'),
    })
    .describe('The form'),
  booking: z
    .strictObject({heading, text: paragraph, button})
    .describe('Beside the form where site.ts has an address for bookings'),
  direct: z
    .strictObject({heading, linkedIn: text(60).describe('The words of the link to LinkedIn')})
    .describe('The direct ways to a person'),
  next: z
    .strictObject({heading, steps: list(2, 5, text(240)).describe('The steps')})
    .describe('What happens next'),
  thanks: z
    .strictObject({
      page,
      heading,
      text: paragraph,
      meanwhile: text(160).describe('What a visitor can do until then'),
      button,
    })
    .describe('Once a message has been sent'),
});

/** /search. */
export const search = z.strictObject({
  page,
  heading: text(60).describe('The heading of the page'),
  lead,
  noScript: paragraph.describe('Where scripts are switched off'),
});

const start = z.strictObject({
  to: pagePath.describe('Where it leads'),
  icon: z.enum(['target', 'calendar', 'file', 'person', 'clock']).describe('Its small drawing'),
  name: text(40).describe('The name of the page'),
  text: text(60).describe('What is there'),
});

/** The search dialog, and the search page. */
export const searchDialog = z.strictObject({
  starts: z
    .strictObject({
      heading: text(40).describe('Above the links'),
      links: list(2, 6, start).describe('The links'),
    })
    .describe('Where to go on without searching'),
  uncovered: text(160).describe('Before the results for {nearest}, where there are none for {channel}'),
  nothing: text(120).describe('Where nothing was found'),
  failed: text(160).describe('Where the search could not be loaded'),
  textsFailed: text(160).describe('Where the texts of pages could not be loaded'),
});
