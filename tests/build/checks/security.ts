import {SCRIPTS_META, STARTING_SCRIPTS} from '../../../src/config/hydration';
import {problemIf, type PageCheck} from '../support/check';
import {gzipped} from '../../support/gzip';
import {LIMITS} from '../../support/limits';

/** Types of script elements that browsers never run. */
const DATA = new Set(['application/ld+json', 'application/json']);

const outside: PageCheck = ({$}) =>
  $('a[target="_blank"]')
    .toArray()
    .filter((element) => !/\bnoopener\b/.test($(element).attr('rel') ?? ''))
    .map((element) => `opens ${$(element).attr('href') ?? ''} without rel="noopener"`);

/** src/plugins/client/deferred-hydration: a page loads none of its scripts before the visitor shows intent. */
const htmlFirst: PageCheck = ({$}, build) => {
  const names = ($('meta[name="page-scripts"]').attr('content') ?? '').split(' ').filter(Boolean);
  const scripts = $('script:not([src])')
    .toArray()
    .filter(
      (element) => !DATA.has($(element).attr('type') ?? '') && $(element).attr('type') !== 'speculationrules',
    )
    .map((element) => $(element).text());
  const inline = scripts.join('\n');
  const loaded = $('script[src], link[rel="modulepreload"], link[rel="preload"][as="script"]').length;
  const missing = names.filter((name) => !build.files.has(name.replace(/^\//, '')));
  return [
    ...problemIf(loaded > 0, `loads ${loaded} scripts before intent`),
    ...problemIf(
      names.length < STARTING_SCRIPTS || missing.length > 0,
      `names scripts that are not there: ${names.join(' ')}`,
    ),
    ...problemIf(
      scripts.filter((text) => text.includes(SCRIPTS_META)).length !== 1,
      'has no script that would load the others',
    ),
    ...problemIf(gzipped(inline) > LIMITS.inlineScript, `has ${gzipped(inline)} bytes of inline script`),
    ...problemIf($('html').attr('data-has-hydrated') !== 'false', 'says that it is live'),
    ...problemIf(inline.includes('docusaurus-data-'), 'lets an address set its attributes'),
    ...problemIf($('main').length !== 1, `has ${$('main').length} main parts without script`),
  ];
};

/** For hosts that send no headers: what comes before it in the head is not held to it. */
const policy: PageCheck = ({$}, build) => {
  const [, sent = ''] = /Content-Security-Policy: (.*)/.exec(build.read('_headers')) ?? [];
  const said = $('meta[http-equiv="Content-Security-Policy"]');
  return [
    ...problemIf(
      said.attr('content') !== sent.replace("; frame-ancestors 'none'", ''),
      'says another policy',
    ),
    ...problemIf(said.length !== 1 || said.prevAll().length !== 1, 'does not say its policy first'),
  ];
};

export const pageChecks: Readonly<Record<string, PageCheck>> = {
  'gives other sites no hold on its window': outside,
  'holds the policy that hosts are to send': policy,
  'is complete without script, and loads none before intent': htmlFirst,
};
