import fs from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';

const HUBS = 'src/data/hubs';
const POSITIONS = 'src/data/positions/positions.yaml';

/** Ids of a recipe that hubs and positions lead to, and of an article that hubs do, in the site at `root`: the last of each. */
export function postponedIds(root) {
  const hubs = fs
    .readdirSync(path.join(root, HUBS))
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => parse(fs.readFileSync(path.join(root, HUBS, name), 'utf8')));
  const decided = parse(fs.readFileSync(path.join(root, POSITIONS), 'utf8')).positions.flatMap(
    ({recipes}) => recipes,
  );
  const recipe = hubs.flatMap(({cards}) => cards.recipes ?? []).findLast((id) => decided.includes(id));
  const article = hubs
    .flatMap(({sections}) => sections)
    .flatMap(({kind, to}) => (kind === 'article' ? [path.basename(to)] : []))
    .at(-1);
  return {recipe, article};
}

/** Gives both a day of publication that is still to come. */
export function postpone(root) {
  const {recipe, article} = postponedIds(root);
  const edit = (file, pattern, line) => {
    const full = path.join(root, file);
    fs.writeFileSync(full, fs.readFileSync(full, 'utf8').replace(pattern, line));
  };
  edit(`src/data/recipes/${recipe}.yaml`, /^published: .*/m, 'published: 2999-01-01');
  edit(`blog/${article}.mdx`, /^date: .*/m, 'date: 2999-01-01');
}
