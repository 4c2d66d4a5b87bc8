import {load} from 'cheerio';
import {HtmlValidate, StaticConfigLoader} from 'html-validate';
import {defaultBuild} from './support/build';

/** What html-validate knows of the HTML standard and of accessibility, without its rules of style. */
const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ['html-validate:standard', 'html-validate:a11y'],
    rules: {
      'heading-level': 'error',
      'no-missing-references': 'error',
      'input-missing-label': 'error',
      // Shown, and bounded, by tests/build/checks/identity.ts.
      'long-title': 'off',
      // Docusaurus' own names begin with an underscore.
      'valid-id': ['error', {relaxed: true}],
      // An accessible name on a plain list says what it lists; every screen reader of today reads it.
      'aria-label-misuse': 'off',
      // The search answers while one types; without script its form is sent with Enter.
      'wcag/h32': 'off',
      'prefer-native-element': 'off',
      // The parts that Docusaurus itself writes have them; the content security policy says what may be inline.
      'no-inline-style': 'off',
      'require-sri': 'off',
    },
  }),
);

test('every page is valid HTML', async () => {
  const problems: [string, string][] = [];
  for (const {path, html} of defaultBuild().pages()) {
    // Without script, so that what noscript holds is read, too.
    const $ = load(html, {scriptingEnabled: false});
    // The validator knows no omitted end tags, which minified pages are full of: it is given them written out.
    const {results} = await validator.validateString($.html(), path);
    for (const {message, ruleId, selector} of results.flatMap((result) => result.messages)) {
      // The standard lets a noscript element of the body hold no meta; every browser follows this one, and there is
      // a link beside it (src/pages/services/index.tsx).
      if (selector?.endsWith('noscript > meta') !== true) {
        problems.push([path, `${ruleId}: ${message} (${selector ?? ''})`]);
      }
    }
    // What a parser leaves of a block that was written inside a paragraph.
    const torn = $('p:empty:not([class], [id], [role], [aria-live])').length;
    if (torn > 0) {
      problems.push([path, `${torn} empty paragraphs: a block element is inside a p`]);
    }
  }
  expect(problems).toEqual([]);
});
