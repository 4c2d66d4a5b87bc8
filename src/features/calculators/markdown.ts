import {bullets} from '../../lib/bullets';
import type {Calculator} from './calculator';
import {outcomeOf, startTexts, labelledValues, wordsOf} from './values';

const table = (rows: readonly (readonly [label: string, value: string])[]) =>
  ['| What | Value |', '| ---- | ----- |', ...rows.map(([label, value]) => `| ${label} | ${value} |`)].join(
    '\n',
  );

/** A calculator as a Markdown document: its worked example, method and limits; `address` is its page's absolute address. */
export function calculatorMarkdown(calculator: Calculator, address: string): string {
  const {title, when, inputs, method, source, limits} = calculator;
  const texts = startTexts(calculator);
  const outcome = outcomeOf(calculator, texts);
  const result =
    'why' in outcome ? outcome.why : `${wordsOf(outcome.answer)}\n\n${table(outcome.answer.rows)}`;
  const fields = Object.entries(inputs).map(
    ([name, {label, unit, help}]) =>
      `- \`${name}\`: ${label}${unit === undefined ? '' : `, ${unit}`}. ${help}`,
  );
  return `# ${title}

${when}

## An example

${table(labelledValues(calculator, texts))}

${result}

## With other numbers

Each number has a name in the address of the page, as in ${address}?${Object.keys(inputs)[0] ?? ''}=5:

${fields.join('\n')}

## How it is worked out

${method}

Source: ${source}.

## What it does not say

${bullets(limits)}

---

${address}
`;
}
