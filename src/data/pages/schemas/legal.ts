import * as z from 'zod';
import {list, slug, text} from '../../fields';
import {keysOf} from '../../../lib/record';
import {ADHERENCE, WCAG} from '../../wcag';
import {heading, lead, paragraph} from './fields';
import {page, titles} from './parts';

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

/** /imprint; the facts themselves are in src/config/site.ts. */
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

const result = z.strictObject({
  is: z.enum(keysOf(ADHERENCE)).describe('What the test found'),
  how: text(240).describe('How that is known'),
  criteria: list(1, 55, z.enum([...WCAG.A, ...WCAG.AA])).describe('Numbers of success criteria'),
});

/** /accessibility: the record of the last test, from which the report of conformance is made as well. */
export const accessibility = z.strictObject({
  page,
  heading,
  lead,
  tested: z.iso.date().describe('The day of the last full test'),
  methods: z
    .strictObject({heading, lead, items: titles(1, 8, 'What was tested, and how')})
    .describe('How the site was tested'),
  open: z
    .strictObject({heading, items: list(1, 12, paragraph).describe('One limit each')})
    .describe('What is known not to hold, or not to be known'),
  results: z
    .strictObject({
      heading,
      lead,
      columns: z.tuple([text(40), text(40), text(40)]).describe('The headings of the table'),
      rows: list(1, 12, result)
        .refine(
          (rows) => {
            const named = rows.flatMap(({criteria}) => criteria);
            return new Set(named).size === named.length && named.length === WCAG.A.length + WCAG.AA.length;
          },
          {
            message: 'does not name each success criterion of levels A and AA once',
            params: {remedy: 'Name each of src/data/wcag.ts in exactly one row.'},
          },
        )
        .describe('All criteria, grouped by what was found'),
      download: text(120).describe('The link to the report'),
    })
    .describe('The result by success criterion'),
  report: z
    .strictObject({heading, text: paragraph.describe('How to report a barrier; links as [text](/path)')})
    .describe('How to report a barrier'),
});

const category = z.strictObject({
  label: text(30).describe('The name of the category'),
  text: text(120).describe('What it does'),
});

/** Longer, it would be the largest text on a phone's screen, and the page would count as painted only with the dialog. */
const asked = text(220);

/** What every page has: the consent dialog and the newsletter. */
export const everyPage = z.strictObject({
  consent: z
    .strictObject({
      heading: text(60).describe('Its heading'),
      text: asked.describe('What is asked; links as [text](/path)'),
      withoutTagManager: asked.describe('The same where no tag manager is set, so that nothing is counted'),
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
