import fs from 'node:fs';
import path from 'node:path';
import {recipeSchema, type Recipe} from '../../data/recipes/schema';
import {ContentError, type Problem} from '../problems';
import {parseYaml} from '../yamlFile';

/** Where recipes are kept, from the project's root. */
export const RECIPES_DIR = 'src/data/recipes';

interface Entry {
  file: string;
  recipe: Recipe;
}

function nameProblems({file, recipe}: Entry): Problem[] {
  const expected = path.basename(file, '.yaml');
  return recipe.id === expected
    ? []
    : [
        {
          file,
          field: 'id',
          value: recipe.id,
          problem: 'differs from the name of its file',
          remedy: `Write "id: ${expected}", or rename the file to ${recipe.id}.yaml.`,
        },
      ];
}

function duplicateProblems(entries: readonly Entry[], field: 'id' | 'name'): Problem[] {
  return entries.flatMap(({file, recipe}) => {
    const others = entries.filter((other) => other.file !== file && other.recipe[field] === recipe[field]);
    return others.length === 0
      ? []
      : [
          {
            file,
            field,
            value: recipe[field],
            problem: `is also the ${field} in ${others.map((other) => other.file).join(', ')}`,
            remedy: `Give each recipe ${field === 'id' ? 'an' : 'a'} ${field} of its own.`,
          },
        ];
  });
}

function relatedProblems({file, recipe}: Entry, ids: ReadonlySet<string>): Problem[] {
  return recipe.related.flatMap((id, index) => {
    const where = {file, field: `related[${index}]`, value: id};
    if (id === recipe.id) {
      return [{...where, problem: 'names the recipe itself', remedy: 'Remove it.'}];
    }
    if (!ids.has(id)) {
      const remedy = `Use the id of a file in ${RECIPES_DIR}, without .yaml.`;
      return [{...where, problem: 'is not the id of any recipe', remedy}];
    }
    return recipe.related.indexOf(id) < index
      ? [{...where, problem: 'stands twice', remedy: 'Remove one of the two.'}]
      : [];
  });
}

/**
 * Reads every recipe below `siteDir`, sorted by id.
 * Throws one `ContentError` holding all problems of all files.
 */
export function readRecipes(siteDir: string): Recipe[] {
  const dir = path.join(siteDir, RECIPES_DIR);
  const names = fs
    .readdirSync(dir)
    .filter((name) => /\.ya?ml$/.test(name))
    .sort();
  const problems: Problem[] = [];
  const entries: Entry[] = [];
  for (const name of names) {
    const file = `${RECIPES_DIR}/${name}`;
    if (name.endsWith('.yml')) {
      problems.push({file, problem: 'has the ending .yml', remedy: 'Rename it to .yaml.'});
    }
    const parsed = parseYaml(file, fs.readFileSync(path.join(dir, name), 'utf8'), recipeSchema);
    if (parsed.problems) {
      problems.push(...parsed.problems);
    } else {
      entries.push({file, recipe: parsed.data});
    }
  }
  // A file with problems of its own still has an id that others may link to.
  const ids = new Set([
    ...entries.map(({recipe}) => recipe.id),
    ...names.map((name) => path.basename(name, path.extname(name))),
  ]);
  problems.push(
    ...entries.flatMap((entry) => [...nameProblems(entry), ...relatedProblems(entry, ids)]),
    ...duplicateProblems(entries, 'id'),
    ...duplicateProblems(entries, 'name'),
  );
  if (problems.length > 0) {
    throw new ContentError(problems);
  }
  return entries.map(({recipe}) => recipe);
}
