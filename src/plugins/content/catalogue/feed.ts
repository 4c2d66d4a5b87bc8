import {Feed} from 'feed';
import type {Recipe} from '../../../data/recipes/schema';
import {FEED_PATH, LIST_PATH, recipePath} from '../../../config/paths';
import {styleFeed} from '../journal/feeds';
import type {About} from './catalogue';
import {changesOf} from './changes';

/** Entries in the feed: readers keep what they have seen. */
const MOST = 60;

/** Titles and descriptions of a feed are HTML, and ours are plain texts. */
const asHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Days begin at midnight here, so that no entry of today lies in the future. */
const startOf = (day: string) => new Date(`${day}T00:00:00Z`);

/** New and changed recipes as an Atom feed (RFC 4287), the newest first. The same recipes give the same text. */
export function recipeFeed(
  recipes: readonly Recipe[],
  {name, licence, absolute, by, stylesheet}: About & {stylesheet: string},
): string {
  const changes = changesOf(recipes).slice(0, MOST);
  const feed = new Feed({
    id: absolute(LIST_PATH),
    title: `${name}: growth recipes, new and changed`,
    link: absolute(LIST_PATH),
    feedLinks: {atom: absolute(FEED_PATH)},
    updated: startOf(changes[0]?.on ?? '1970-01-01'),
    author: {name, link: absolute('/')},
    language: 'en',
    generator: name,
    copyright: licence,
  });
  const seen = new Map<string, number>();
  for (const {recipe, on, kind, text} of changes) {
    const link = absolute(recipePath(recipe.id));
    const day = `${link}#${kind}-${on}`;
    const turn = (seen.get(day) ?? 0) + 1;
    seen.set(day, turn);
    feed.addItem({
      id: turn === 1 ? day : `${day}-${turn}`,
      title: asHtml(kind === 'new' ? recipe.name : `Changed: ${recipe.name}`),
      link,
      date: startOf(on),
      published: startOf(recipe.published),
      description: asHtml(text),
      author: [{name: by(recipe).name, link: by(recipe).url}],
      category: recipe.channels.map((channel) => ({name: channel, term: channel})),
    });
  }
  return styleFeed(feed.atom1(), stylesheet);
}
