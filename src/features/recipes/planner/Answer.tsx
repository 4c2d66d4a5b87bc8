import Link from '@docusaurus/Link';
import clsx from 'clsx';
import {Button} from '../../../components/ui/Button';
import {FactLine} from '../../../components/ui/Badge';
import Icon from '../../../components/ui/Icon';
import {CoverLink} from '../../../components/ui/Card';
import IndexCard from '../../../components/ui/IndexCard';
import {recipePath} from '../../../config/paths';
import {CONTACTS_BY_ORDER, ORDER_EUR, shopOf, type FinderPosition} from '../../../data/plans/shop';
import {costOf, HOUR} from '../../../data/recipes/payback';
import {figure} from '../../../lib/figure';
import {keepFigures} from '../../../lib/keepFigures';
import type {Answers} from '../plan/answers';
import type {PlanRecipe} from '../plan/plan';
import {figuresOf, type NotYet, type Suggestion} from '../plan/suggest';
import styles from './Answer.module.css';

interface AnswerProps {
  answers: Answers;
  /** What is true before any recipe is. */
  position?: FinderPosition | undefined;
  suggestions: readonly Suggestion[];
  waiting?: readonly NotYet[];
  /** Ids of the recipes that are in the plan already. */
  planned: readonly string[];
  onPlan: () => void;
}

/** The facts of a recipe, with what it costs until it is decided. */
const factsOf = (recipe: PlanRecipe): string[] => [
  ...recipe.facts,
  `EUR ${figure(Math.round(costOf(recipe)))} with your hours`,
];

/** A recipe that is suggested, with its reason. */
function SuggestionCard({
  suggestion: {recipe, because},
  as,
  note,
}: {
  suggestion: Suggestion;
  as: 'div' | 'li';
  note?: string;
}) {
  return (
    <IndexCard as={as} number={recipe.number} channel={recipe.channels[0]} stamp={recipe.stamp}>
      <h3 className={as === 'li' ? 'large' : 'subheading'}>
        <CoverLink to={recipePath(recipe.id)}>{recipe.name}</CoverLink>
      </h3>
      <p className={as === 'li' ? 'small grow' : undefined}>{because}</p>
      {note !== undefined && <p className="note">{note}</p>}
      <p className="fine">
        <FactLine facts={factsOf(recipe)} />
      </p>
    </IndexCard>
  );
}

/** The answer to a founder's situation: one card with its reason, what comes then, and what does not fit yet. */
export default function Answer(props: AnswerProps) {
  const {answers, position, suggestions, waiting = [], planned, onPlan} = props;
  const shop = shopOf(answers);
  const [first] = suggestions;
  const then = position === undefined ? suggestions.slice(1) : suggestions;
  const missing = suggestions.filter(({recipe}) => !planned.includes(recipe.id)).length;
  const [one, some] = missing === suggestions.length ? ['this', 'these'] : ['the other', 'the other'];
  // A position is no part of a plan.
  const which = missing === 1 ? `${one} recipe` : `${some} ${missing} recipes`;
  const spend = position?.channel && shop.adsOn([position.channel]);
  return (
    <section className={clsx('grid gap20 above16', styles.answer)} aria-label="The answer">
      {position && (
        <IndexCard as="div" number="P" channel={position.channel}>
          <h3 className="subheading">
            <CoverLink to={position.path}>{position.heading}</CoverLink>
          </h3>
          <p>{position.text}</p>
          {spend && spend.purchases > 0 && (
            <p className="note">
              {keepFigures(
                `EUR ${figure(spend.eur)} a month buys about ${spend.purchases} purchases a week at EUR ${spend.at} each, too few to share out.`,
              )}
            </p>
          )}
          {position.sum && (
            <p>
              <Link className="relative loneLink" to={position.sum.path}>
                {position.sum.title}
              </Link>
            </p>
          )}
        </IndexCard>
      )}
      {position === undefined && first && (
        <SuggestionCard as="div" suggestion={first} note={keepFigures(figuresOf(first.recipe, shop))} />
      )}
      {suggestions.length === 0 && (
        <p>
          No recipe fits yet. More days a month, more channels in use or another worry bring other recipes.
        </p>
      )}
      {then.length > 0 && (
        <div>
          <p className="below8 note" id="then">
            Then
          </p>
          <ol
            className="clean-list even"
            aria-labelledby="then"
            style={{'--least': '19rem', '--gap': 'var(--space-16)', '--count': Math.max(then.length, 2)}}
          >
            {then.map((suggestion) => (
              <SuggestionCard as="li" key={suggestion.recipe.id} suggestion={suggestion} />
            ))}
          </ol>
        </div>
      )}
      {waiting.length > 0 && (
        <ul className="clean-list grid gap8 small" aria-label="Not yet">
          {waiting.map(({recipe, name, why}) => (
            <li key={name}>
              {recipe ? <Link to={recipePath(recipe.id)}>{name}</Link> : name}
              {keepFigures(`: not yet, because ${why}.`)}
            </li>
          ))}
        </ul>
      )}
      {missing === 0 && suggestions.length > 0 && <p>All of them are in your plan.</p>}
      {missing > 0 && (
        <p>
          <Button primary onClick={onPlan}>
            <Icon name="calendar" />
            {planned.length > 0 ? `Add ${which} to the plan` : `Make a plan of ${which}`}
          </Button>
        </p>
      )}
      <p className="fine">
        {keepFigures(
          `We count ${figure(shop.orders)} orders a month at EUR ${ORDER_EUR}, ${CONTACTS_BY_ORDER} e-mail contacts for each, and EUR ${HOUR} for an hour of your team.`,
        )}
      </p>
    </section>
  );
}
