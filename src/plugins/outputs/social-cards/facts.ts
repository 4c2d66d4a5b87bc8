import {claims} from '../../../config/site';
import {inSentence} from '../../../lib/inSentence';
import {readCollection} from '../../content/collection';
import {collections} from '../../content/collections';
import {look, type CardFacts, type Look} from './look';

/** The promises below buttons, as one line. */
const PROMISES = claims.assurances.map((one, index) => (index === 0 ? one : inSentence([one]))).join(', ');

/** How the pages below a path look where they are of no kind of content. */
const SECTIONS: readonly (readonly [below: string, look: Look])[] = [
  ['/services', look('Services', PROMISES, 'green', 'curve')],
  ['/philosophy', look('Philosophy', 'How we decide, and why', 'olive', 'curve')],
  ['/customers', look('Our customers', 'What was done, and what came of it', 'orange', 'stairs')],
  ['/network', look('The network', 'Senior operators, by name', 'blue', 'waves')],
  ['/toolkit', look('Toolkit', 'What we work with', 'teal', 'bars')],
  ['/games', look('Arcade', 'Five minutes off', 'violet', 'arcade')],
];

const ANY: Look = look('Growth & fundraising', 'Senior operators, embedded in your team', 'green', 'curve');

const within = (page: string, below: string) => page === below || page.startsWith(`${below}/`);

/** Gives what the card of a page shows; `title` is the page's own, without the site's name. */
export function cardsIn(siteDir: string): (page: {path: string; title: string}) => CardFacts {
  const all = collections();
  const sections = [
    ...all.flatMap(({section}) => (section === undefined ? [] : [section])),
    ...SECTIONS,
  ].sort(([a], [b]) => b.length - a.length);
  const own = all.flatMap((collection) => {
    const {path: pathOf, card} = collection;
    return pathOf === undefined || card === undefined
      ? []
      : readCollection(siteDir, collection).entries.map(({item}) => [pathOf(item), card(item)] as const);
  });
  return ({path, title}) => {
    const [, section = ANY] = sections.find(([below]) => within(path, below)) ?? [];
    const [at, {title: name, ...card}] = own.find(([below]) => within(path, below)) ?? [
      '',
      {title: undefined},
    ];
    return {...section, ...card, title: at === path ? (name ?? title) : title};
  };
}
