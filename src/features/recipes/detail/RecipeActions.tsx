import {useCallback, type ReactNode} from 'react';
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
import {useLoaded} from '../../../lib/react/useLoaded';
import {useOwnPlan} from '../plan/store';
import {longDate} from '../plan/words';
import PlanButton from '../PlanButton';
import styles from './RecipeActions.module.css';
import type {Paper} from '../../../data/recipes/paper';

/** From when a recipe is in the visitor's own plan, and the way there; nothing where it is not in it. */
function InPlan({id}: {id: string}): ReactNode {
  const {plan, path} = useOwnPlan();
  const isPlanned = plan.recipes.includes(id);
  const load = useCallback(async () => (await import('../plan/fromWhen')).fromWhen(plan, id), [id, plan]);
  const {value: day} = useLoaded(isPlanned ? load : null);
  return (
    isPlanned && (
      <p className={styles.planned}>
        <Link to={path}>
          {day === undefined ? 'See it in your plan' : `In your plan from ${longDate(day)}: see the plan`}
        </Link>
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
}): ReactNode {
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
