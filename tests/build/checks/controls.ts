import type {CheerioAPI} from 'cheerio';
import {claims} from '../../../src/config/site';
import {plain} from '../support/build';
import {problemIf, type PageCheck} from '../support/check';

/** The page with what it shows to browsers without script as elements, too, which the parser takes for text. */
function everyLink($: CheerioAPI): {address: string; target: string | undefined; text: string}[] {
  const quiet = $('noscript')
    .toArray()
    .map((element) => $(element).text())
    .join('');
  return [$('a[href]'), $(`<div>${quiet}</div>`).find('a[href]')].flatMap((found) =>
    found.toArray().map((element) => ({
      address: $(element).attr('href') ?? '',
      target: $(element).attr('target'),
      text: plain($(element).text()),
    })),
  );
}

/** A mail program opens beside the page: a new tab would stay empty. */
const mail: PageCheck = ({$}) =>
  everyLink($)
    .filter(({address, target}) => address.startsWith('mailto:') && target !== undefined)
    .map(({address, target}) => `opens ${address} in target="${target ?? ''}"`);

const newTabs: PageCheck = ({$}) =>
  everyLink($)
    .filter(({target, text}) => target === '_blank' && !text.endsWith('(opens in a new tab)'))
    .map(({address}) => `does not say that ${address} opens in a new tab`);

const otherSites: PageCheck = ({$}) =>
  everyLink($)
    .filter(({address, target}) => /^https?:/.test(address) && target !== '_blank')
    .map(({address}) => `opens ${address} in its own tab`);

/** Words alone: nobody says an arrow or a comma. */
const spoken = (text: string) => plain(text.replaceAll(/[^\p{L}\p{N}]+/gu, ' ')).toLowerCase();

/** WCAG 2.5.3: who speaks to a control says what they see. */
const names: PageCheck = ({$}) =>
  $('a[aria-label], button[aria-label], summary[aria-label]')
    .toArray()
    .flatMap((element) => {
      const name = $(element).attr('aria-label') ?? '';
      const seen = $(element).clone();
      seen.find('svg, .srOnly, [aria-hidden="true"]').remove();
      const words = spoken(seen.text());
      return problemIf(!spoken(name).includes(words), `shows "${words}" where the name is "${name}"`);
    });

const options: PageCheck = ({$}) =>
  $('option')
    .toArray()
    .filter((element) => ($(element).attr('value') ?? '') === '')
    .map((element) => `has no value for the option "${plain($(element).text())}"`);

/** Boxes that scroll are stops of the Tab key: a screen reader tells them apart by their names alone. */
const boxes: PageCheck = ({$}) => {
  const given = $('main [role="group"][tabindex="0"]')
    .toArray()
    .map((element) => $(element).attr('aria-label') ?? '');
  return given
    .filter((name, index) => given.indexOf(name) !== index)
    .map((name) => `has two boxes that scroll with the name "${name}"`);
};

/** The browser itself says whether what an invoker opens is open (HTML-AAM, "commandfor"). */
const invokers: PageCheck = ({$}) =>
  $('[command][aria-expanded]')
    .toArray()
    .map((element) => `says aria-expanded of "${$(element).attr('aria-label') ?? plain($(element).text())}"`);

const REPLY = `, reply ${claims.reply}`;

/** The quick reply is for those whom a button leads to the contact page, not beside an advisor who takes longer. */
const promises: PageCheck = ({$}) =>
  $('main p')
    .toArray()
    .filter((paragraph) => $(paragraph).text().endsWith(REPLY))
    .flatMap((paragraph) => [
      ...problemIf(
        $(paragraph).parent().find('a[href^="/contact"]').length === 0,
        `promises "${REPLY}" where no button leads to the contact page`,
      ),
      ...problemIf($('main').text().includes('Within 48 h'), `promises "${REPLY}" beside "Within 48 h"`),
    ]);

/** A promise that is made at each turn is not believed; a button says what it does. */
const offers: PageCheck = ({$}) => {
  const said = $('main').clone();
  said.find('script, a, button').remove();
  const times = said.text().match(/free [^.]{0,20}consultation/gi)?.length ?? 0;
  return problemIf(times > 1, `names the free consultation ${times} times`);
};

export const pageChecks: Readonly<Record<string, PageCheck>> = {
  'promises a call and a reply only under a button to the contact page': promises,
  'names the free consultation once, buttons apart': offers,
  'opens no empty tab beside a mail program': mail,
  'opens no other site in its own tab': otherSites,
  'says of each link that opens a new tab that it does': newTabs,
  'names its controls with the words that they show': names,
  'gives every option of a list a value': options,
  'tells the boxes that scroll apart': boxes,
  'leaves the state of invokers to the browser': invokers,
};
