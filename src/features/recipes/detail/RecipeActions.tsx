import clsx from 'clsx';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {Button, ButtonLink} from '../../../components/ui/Button';
import Icon from '../../../components/ui/Icon';
import PopoverMenu from '../../../components/ui/PopoverMenu';
import {recipePath} from '../../../config/paths';
import {useSite} from '../../../config/useSite';
import type {RecipeBeside} from '../../../data/recipes/page';
import {absolute} from '../../../shell/page/structuredData';
import PrintButton from '../../../shell/share/PrintButton';
import {sharePage} from '../../../shell/share/sharePage';
import {copyText} from '../../../shell/toasts/copyText';
import {useOwnPlan} from '../plan/store';
import PlanButton from '../PlanButton';
import styles from './RecipeActions.module.css';

/** What a reader can do with a recipe: plan it; in a menu share, print, copy. */
export default function RecipeActions({recipe}: {recipe: RecipeBeside}) {
  const {plan, path: planPath} = useOwnPlan();
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
    <div className={clsx('screenOnly cluster middle gap8', styles.actions)}>
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
      {plan.recipes.includes(recipe.id) && (
        <Link className="touch" to={planPath}>
          See it in your plan
        </Link>
      )}
    </div>
  );
}
