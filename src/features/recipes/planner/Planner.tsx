import {useCallback, useMemo, useRef, useState, type ReactNode} from 'react';
import clsx from 'clsx';
import {Width} from '../../../components/layout/Section';
import type {FinderRules} from '../../../data/plans/finder';
import {completeAnswers, parseAnswers} from '../plan/answers';
import {added} from '../plan/change';
import type {PlannerRecipe, Preparations, StarterLink} from '../plan/library';
import {heeding, useLog} from '../plan/log';
import {usePageQuery} from '../../../shell/url-state/usePageQuery';
import Finder from './Finder';
import LazyPlanView from './LazyPlanView';
import styles from './Planner.module.css';
import {removeId} from './PlannerChart';
import StartEmpty from './StartEmpty';
import type {PlanState} from './usePlan';
import {useUndo} from './useUndo';

export interface PlannerData {
  recipes: readonly PlannerRecipe[];
  rules: FinderRules;
  starters: readonly StarterLink[];
  /** The places that recipes occupy, each with its label. */
  surfaces: Readonly<Record<string, string>>;
  loadPreparations: () => Promise<Preparations>;
}

interface PlannerProps extends PlannerData {
  /** The plan in view; undefined until the page is live. */
  state: PlanState | undefined;
}

/** The plan where there is one, else the ways to begin one. All of it is in the address. */
export default function Planner({
  recipes,
  rules,
  starters,
  surfaces,
  loadPreparations,
  state: inView,
}: PlannerProps): ReactNode {
  const heading = useRef<HTMLHeadingElement>(null);
  const nameOf = useCallback(
    (id: string) => recipes.find((recipe) => recipe.id === id)?.name ?? id,
    [recipes],
  );
  /** Once the plan has changed: to what removes this recipe, else to the heading, which is another one in an empty plan. */
  const moveFocus = useCallback((id = '') => {
    setTimeout(() => (document.getElementById(removeId(id)) ?? heading.current)?.focus());
  }, []);
  const state = useUndo(inView, nameOf, moveFocus);
  const {log} = useLog();
  const heeded = useMemo(() => heeding(log, recipes), [log, recipes]);
  const {query} = usePageQuery();
  const isAnswered = completeAnswers(parseAnswers(query)) !== undefined;
  const [begun, setBegun] = useState(false);
  const onPlan = (ids: readonly string[]) => {
    state?.change(added(state.address, ids));
    setBegun(true);
    heading.current?.focus();
  };
  const planned = state?.address.recipes ?? [];
  /** A change of days in the finder also applies to the plan in view. */
  const onDays = (days: number | undefined) => {
    if (planned.length > 0 && days !== state?.days) {
      state?.change({days});
    }
  };
  const finder = (
    <Finder
      rules={rules}
      starters={starters}
      recipes={heeded}
      from={state?.monday}
      planned={planned}
      onDays={onDays}
      onPlan={onPlan}
    />
  );
  return (
    <Width className={styles.planner}>
      {state !== undefined && planned.length > 0 ? (
        <>
          <LazyPlanView
            key="plan"
            heading={heading}
            focused={begun}
            state={state}
            nameOf={nameOf}
            moveFocus={moveFocus}
            recipes={recipes}
            surfaces={surfaces}
            loadPreparations={loadPreparations}
          />
          {/* A link with answers shows what they lead to, beside the visitor's own plan. */}
          <details key="finder" className={clsx('screenOnly', styles.more)} open={isAnswered}>
            <summary>Not sure what is missing? Answer five questions</summary>
            {finder}
          </details>
        </>
      ) : (
        <StartEmpty key="empty" heading={heading} unknown={state?.unknown ?? 0}>
          {finder}
        </StartEmpty>
      )}
    </Width>
  );
}
