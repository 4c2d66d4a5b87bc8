import {pageSchemas} from '../../../data/pages/schemas';
import {fileOf, idsIn, referenceProblems} from '../../lib/contentFolder';
import type {Problem} from '../../lib/problems';
import {readYaml} from '../../lib/yamlFile';
import {ADVISORS_DIR} from '../profiles/read';
import {RECIPES_DIR} from '../recipes/references';

const HOME_FILE = 'src/data/pages/home.yaml';

/** Recipes and advisors that the home page names and that do not exist; none while its fields are wrong. */
export function homeReferences(siteDir: string): Problem[] {
  const {data, lineOf} = readYaml(siteDir, HOME_FILE, pageSchemas.home);
  if (data === undefined) {
    return [];
  }
  const known = (what: string, folder: string) => ({
    what,
    ids: new Set(idsIn(siteDir, folder).map(({id}) => id)),
    use: fileOf(folder),
  });
  const entry = {file: HOME_FILE, item: data, lineOf};
  const recipe = known('recipe', RECIPES_DIR);
  const advisor = known('advisor', ADVISORS_DIR);
  return [
    ...data.plan.goals.flatMap(({recipes}, goal) =>
      recipes.flatMap((id, index) =>
        referenceProblems(entry, ['plan', 'goals', goal, 'recipes', index], id, recipe),
      ),
    ),
    ...data.helped.flatMap(({advisor: id}, index) =>
      referenceProblems(entry, ['helped', index, 'advisor'], id, advisor),
    ),
  ];
}
