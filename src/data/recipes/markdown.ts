import type {Recipe} from './schema';

const bullets = (items: readonly string[]) => items.map((item) => `- ${item}`).join('\n');
const numbers = (items: readonly string[]) => items.map((item, index) => `${index + 1}. ${item}`).join('\n');

/** A recipe as a plain Markdown document, for people and programs; `address` is its page's absolute address. */
export function toMarkdown(recipe: Recipe, address: string): string {
  return `# ${recipe.name}

${recipe.description}

- Channels: ${recipe.channels.join(', ')}
- Buying cycle: ${recipe.buyingCycle}
- Effort level: ${recipe.effortLevel}
- Expected impact: ${recipe.expectedImpact}
- Timeframe: ${recipe.timeframe}
- Objective: ${recipe.objective}
- Investment required: ${recipe.investmentRequired ? 'yes' : 'no'}

## Steps to Execute

${numbers(recipe.steps)}

## Assets Needed

${bullets(recipe.assetsNeeded)}

## Dependencies

${bullets(recipe.dependencies)}

## Case Study & Results

> ${recipe.caseStudy}

Source: ${recipe.source}

## Optimization Tips

${bullets(recipe.optimizationTips)}

---

${address}
`;
}
