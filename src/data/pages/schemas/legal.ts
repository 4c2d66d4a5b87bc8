import * as z from 'zod';
import {list, slug, text} from '../../fields';
import {page} from './parts';
import {lead, paragraph} from './fields';

const bullets = list(1, 12, text(400));

const section = z.strictObject({
  id: slug.describe('The address of the section within the page'),
  heading: text(60).describe('Its heading'),
  text: z
    .array(z.union([text(800), bullets]))
    .min(1)
    .describe('Paragraphs, and lists of points; links as [text](/path)'),
  tools: z.boolean().optional().describe('Whether the cookie preferences and the table follow'),
});

const storedItem = z.strictObject({
  name: text(90).describe('Its name in the browser'),
  kind: z.enum(['Local storage', 'Session storage', 'Cookie']).describe('Where the browser keeps it'),
  purpose: text(120).describe('What it is for'),
  category: z.enum(['Necessary', 'Analytics', 'Marketing']).describe('Its category of consent'),
  lifetime: text(80).describe('How long it stays'),
});

/** /privacy-policy. */
export const privacyPolicy = z.strictObject({
  page,
  heading: text(60).describe('The heading of the page'),
  effective: text(30).describe('The day from which the policy holds'),
  lead,
  sections: list(10, 10, section).describe('The ten numbered sections'),
  preferences: z
    .strictObject({
      heading: text(60).describe('Its heading'),
      none: text(160).describe('Where no choice has been made'),
      note: text(200).describe('The note about e-mail marketing forms'),
    })
    .describe('The cookie preferences tool'),
  stored: z
    .strictObject({
      caption: text(80).describe('Above the table'),
      items: list(1, 60, storedItem).describe('Its rows'),
    })
    .describe('Everything that may be stored in a visitor’s browser'),
});

/** /imprint; the facts themselves are in src/config/site.yaml. */
export const imprint = z.strictObject({
  page,
  heading: text(60).describe('The heading of the page'),
  labels: z
    .strictObject({
      responsible: text(40).describe('Beside company and address'),
      email: text(40).describe('Beside the e-mail address'),
      representedBy: text(40).describe('Beside who represents the company'),
      register: text(40).describe('Beside the register'),
      vatId: text(40).describe('Beside the VAT number'),
    })
    .describe('The labels of the facts'),
  note: paragraph.describe('Where else to look; links as [text](/path)'),
  licences: text(90).describe('The link to the licences of what others made'),
});

const category = z.strictObject({
  label: text(30).describe('The name of the category'),
  text: text(120).describe('What it does'),
});

/** What every page has: the consent dialog and the newsletter. */
export const everyPage = z.strictObject({
  consent: z
    .strictObject({
      heading: text(60).describe('Its heading'),
      text: paragraph.describe('What is asked; links as [text](/path)'),
      withoutTagManager: paragraph.describe(
        'The same where no tag manager is set, so that nothing is counted',
      ),
      categories: z
        .strictObject({
          necessary: category.describe('What is always on'),
          analytics: category.describe('Analytics'),
          marketing: category.describe('Marketing'),
        })
        .describe('The categories'),
      privacyControl: text(160).describe('Where the browser asks for less marketing'),
    })
    .describe('The dialog that asks for consent'),
  tools: paragraph.describe('What anyone may use; links as [text](/path)'),
  newsletter: z
    .strictObject({
      letter: text(60).describe('The heading where there is a letter to subscribe to'),
      feeds: text(60).describe('The heading where there are feeds alone'),
      text: text(120).describe('What the letter is about'),
    })
    .describe('The newsletter in the footer'),
});
