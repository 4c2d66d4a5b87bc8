import clsx from 'clsx';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {Button, ButtonLink} from '../../../components/ui/Button';
import Icon from '../../../components/ui/Icon';
import PopoverMenu from '../../../components/ui/PopoverMenu';
import {useSite} from '../../../config/useSite';
import type {RecipeBeside} from '../../../data/recipes/page';
import {absolute} from '../../../shell/page/structuredData';
import {copyText} from '../../../shell/toasts/copyText';
import {papersPath, recipePath} from '../../../config/paths';
import PrintButton from '../../../shell/share/PrintButton';
import {sharePage} from '../../../shell/share/sharePage';
import {useOwnPlan} from '../plan/store';
import PlanButton from '../PlanButton';
import styles from './RecipeActions.module.css';
import type {Paper} from '../../../data/recipes/paper';

/** The way to the plan, where the visitor's own has the recipe. */
function InPlan({id}: {id: string}) {
  const {plan, path} = useOwnPlan();
  return (
    plan.recipes.includes(id) && (
      <p className={styles.planned}>
        <Link to={path}>See it in your plan</Link>
      </p>
    )
  );
}

/** What a reader can do with a recipe: plan it; in a menu share, print, copy; take its first paper. */
export default function RecipeActions({
  recipe,
  papers: [paper],
}: {
  recipe: RecipeBeside;
  papers: readonly Paper[];
}) {
  const site = useSite();
  const path = recipePath(recipe.id);
  const file = useBaseUrl(`${path}.md`);

  const copy = () =>
    copyText(
      fetch(file).then((answer) =>
        answer.ok ? answer.text() : Promise.reject(new Error(answer.statusText)),
      ),
      'The recipe is on your clipboard as Markdown.',
      'Please open the Markdown file instead.',
    );
  return (
    <div className={clsx('screenOnly', styles.actions)}>
      {recipe.plan !== undefined && <PlanButton wide recipe={recipe} />}
      <PopoverMenu label="Save, share, print" className={styles.menu}>
        <Button
          small
          onClick={() => void sharePage(recipe.page?.heading ?? recipe.name, absolute(site, path))}
        >
          <Icon name="external" /> Share
        </Button>
        <PrintButton />
        <Button small onClick={() => void copy()}>
          <Icon name="copy" /> Copy as Markdown
        </Button>
        <ButtonLink small href={`pathname://${path}.md`} target="_self">
          <Icon name="file" /> Markdown file
        </ButtonLink>
      </PopoverMenu>
      {paper && (
        <ButtonLink small href={`pathname://${papersPath(recipe.id)}/${paper.file}`} target="_self" download>
          <Icon name="file" /> {paper.label}
        </ButtonLink>
      )}
      <InPlan id={recipe.id} />
    </div>
  );
}
