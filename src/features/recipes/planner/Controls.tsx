import {useState, type FormEvent, type ReactNode} from 'react';
import clsx from 'clsx';
import {Button} from '../../../components/ui/Button';
import field from '../../../components/ui/Field.module.css';
import Icon from '../../../components/ui/Icon';
import texts from '../../../data/pages/growth-plan.yaml';
import {STAGES} from '../../../data/recipes/taxonomy';
import {MAX_DAYS, type PlanAddress} from '../plan/address';
import {added, decided} from '../plan/change';
import {formatDay, parseDay} from '../plan/days';
import type {PlannerRecipe} from '../plan/library';
import styles from './Controls.module.css';
import DraftField from './DraftField';
import OwnRows from './OwnRows';
import type {PlanState} from './usePlan';

interface ControlsProps {
  state: PlanState;
  recipes: readonly PlannerRecipe[];
  surfaces: Readonly<Record<string, string>>;
  nameOf: (id: string) => string;
  /** Changes the plan where what was pressed goes away; the focus goes on from there. */
  changeAway: (part: Partial<PlanAddress>) => void;
}

/** The value of the option that asks for a choice; no recipe has such an id. */
const NONE = '-';

/** Chooses one more recipe, by its stage, and adds it. */
function AddRecipe({state, recipes}: Pick<ControlsProps, 'state' | 'recipes'>): ReactNode {
  const [id, setId] = useState(NONE);
  const {address, change} = state;
  const open = recipes.filter((recipe) => !address.recipes.includes(recipe.id));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (id !== NONE) {
      change(added(address, [id]));
      setId(NONE);
    }
  };
  return (
    <form className={styles.add} onSubmit={submit}>
      <label className={field.field}>
        <span>Add a recipe</span>
        <select value={id} onChange={({target}) => setId(target.value)}>
          <option value={NONE}>Choose one</option>
          {STAGES.map((stage) => (
            <optgroup key={stage} label={stage}>
              {open
                .filter(({buyingCycle}) => buyingCycle === stage)
                .map((recipe) => (
                  <option key={recipe.id} value={recipe.id}>
                    {recipe.name}
                  </option>
                ))}
            </optgroup>
          ))}
        </select>
      </label>
      <Button type="submit" aria-disabled={id === NONE}>
        <Icon name="plus" /> Add
      </Button>
    </form>
  );
}

/** What the plan is made from; folded on a phone, which shows what is due first. */
export default function Controls(props: ControlsProps): ReactNode {
  // As the plan came into view: nothing folds by itself afterwards.
  const [open] = useState(() => !window.matchMedia('(width < 48rem)').matches);
  return (
    <details className={clsx('screenOnly', styles.fold)} open={open}>
      <summary>{texts.controls.heading}</summary>
      <Fields {...props} />
    </details>
  );
}

/** First day, days a month, recipes, what has been done before. */
function Fields({state, recipes, surfaces, nameOf, changeAway}: ControlsProps): ReactNode {
  const {address, start, days, change} = state;
  return (
    <div className={styles.controls}>
      <DraftField
        label="First day"
        type="date"
        min="2020-01-01"
        max="2099-12-31"
        value={formatDay(start)}
        remedy="Give a day from 2020 to 2099. Until then, the plan begins as before."
        onValue={(value) => change({start: parseDay(value)})}
      />
      <DraftField
        label="Working days a month"
        type="number"
        min="0"
        max={MAX_DAYS}
        value={String(days)}
        remedy={`Give whole days from 0 to ${MAX_DAYS}. Until then, the plan counts on ${days}.`}
        onValue={(value) => change({days: Number(value)})}
      />
      <AddRecipe state={state} recipes={recipes} />
      <label className={styles.option}>
        <input
          type="checkbox"
          checked={!address.worksYearEnd}
          onChange={({target}) => change({worksYearEnd: !target.checked})}
        />
        <span>Leave 24 December to 1 January free</span>
      </label>
      <OwnRows state={state} surfaces={surfaces} changeAway={changeAway} />
      {address.decided.length > 0 && (
        <div className={styles.more}>
          {address.decided.map((one) => (
            <Button key={one} small onClick={() => changeAway(decided(address, one))}>
              <Icon name="check" /> {`Done before: ${nameOf(one)}`}
              <Icon name="close" size={0.9} />
              <span className="srOnly">Take this back</span>
            </Button>
          ))}
        </div>
      )}
    </div>
  );
}
