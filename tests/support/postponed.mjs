import fs from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';

const HUBS = 'src/data/hubs';
const POSITIONS = 'src/data/positions/positions.yaml';
const RECIPES = 'src/data/recipes';
const ARTICLES = 'blog';

/** The ids of the files of a folder with that ending. */
const idsIn = (root, folder, ending) =>
  fs
    .readdirSync(path.join(root, folder))
    .filter((name) => name.endsWith(ending))
    .map((name) => path.basename(name, ending));

const readYaml = (root, file) => parse(fs.readFileSync(path.join(root, file), 'utf8'));

/** The last part of an address, without what follows `?` or `#`. */
const lastPart = (to) => path.posix.basename(new URL(to, 'https://site.test').pathname);

/**
 * Ids of a recipe and of an article that most can be seen by in the site at `root`: the last recipe that hubs and
 * positions lead to, and the last article that a section of a hub leads to. Where a writer has none of these, any other.
 */
export function postponedIds(root) {
  const [recipes, articles] = [idsIn(root, RECIPES, '.yaml'), idsIn(root, ARTICLES, '.mdx')];
  const hubs = idsIn(root, HUBS, '.yaml').map((id) => readYaml(root, `${HUBS}/${id}.yaml`));
  const decided = readYaml(root, POSITIONS).positions.flatMap((position) => position.recipes ?? []);
  const inHubs = hubs.flatMap(({cards}) => cards.recipes ?? []);
  const ledTo = hubs
    .flatMap(({sections}) => sections)
    .flatMap(({kind, to}) => (kind === 'article' ? [lastPart(to)] : []));
  return {
    recipe: inHubs.findLast((id) => decided.includes(id)) ?? recipes.at(-1),
    article: ledTo.findLast((id) => articles.includes(id)) ?? articles.at(-1),
  };
}

/** Gives both a day of publication that is still to come. */
export function postpone(root) {
  const {recipe, article} = postponedIds(root);
  const postponeIn = (file, field) => {
    const full = path.join(root, file);
    const text = fs.readFileSync(full, 'utf8');
    const line = new RegExp(`^${field}: .*`, 'm');
    if (!line.test(text)) {
      throw new Error(`${file} has no line "${field}: ...", and so it cannot be postponed. Give it one.`);
    }
    fs.writeFileSync(full, text.replace(line, `${field}: 2999-01-01`));
  };
  postponeIn(`${RECIPES}/${recipe}.yaml`, 'published');
  postponeIn(`${ARTICLES}/${article}.mdx`, 'date');
}
