import type {ReactNode} from 'react';
import clsx from 'clsx';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {Button, ButtonLink} from '../../../components/ui/Button';
import Icon from '../../../components/ui/Icon';
import {useSite} from '../../../config/useSite';
import type {RecipeRecord} from '../../../data/recipes/types';
import {absolute} from '../../../shell/page/structuredData';
import {copyText} from '../../../shell/toasts/copyText';
import {recipePath} from '../../../config/paths';
import PrintButton from '../../../shell/share/PrintButton';
import {sharePage} from '../../../shell/share/sharePage';
import PlanButton from '../PlanButton';
import SaveButton from '../SaveButton';
import {useSavedRecipes} from '../saved';
import InPlan from './InPlan';
import styles from './RecipeActions.module.css';

/** What a reader can do with a recipe: save, plan, share, copy as Markdown, open the Markdown file itself, print. */
export default function RecipeActions({recipe}: {recipe: RecipeRecord}): ReactNode {
  const site = useSite();
  const {saved, toggle} = useSavedRecipes();
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
      <SaveButton wide name={recipe.name} saved={saved.has(recipe.id)} onClick={() => toggle(recipe.id)} />
      {recipe.plan !== undefined && <PlanButton wide recipe={recipe} />}
      <Button small onClick={() => void sharePage(recipe.page?.heading ?? recipe.name, absolute(site, path))}>
        <Icon name="external" /> Share
      </Button>
      <Button small onClick={() => void copy()}>
        <Icon name="copy" /> Copy as Markdown
      </Button>
      <ButtonLink small href={`pathname://${path}.md`} target="_self">
        <Icon name="file" /> Markdown file
      </ButtonLink>
      <PrintButton />
      <InPlan id={recipe.id} />
    </div>
  );
}
