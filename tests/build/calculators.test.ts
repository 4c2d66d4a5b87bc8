import {load} from 'cheerio';
import {CALCULATOR_LIST} from '@site/src/features/calculators/all';
import {calculatorPath} from '@site/src/features/calculators/paths';
import {sentenceOf, startTexts} from '@site/src/features/calculators/values';
import {defaultBuild, plain} from './support/build';

const build = defaultBuild();

test('every calculator shows its example without script, and the index leads to it', () => {
  const index = load(build.read('toolkit/calculators.html'));
  const wrong = CALCULATOR_LIST.filter((calculator) => {
    const path = calculatorPath(calculator.id);
    const $ = load(build.read(`${path.slice(1)}.html`));
    return (
      index(`main a[href="${path}"]`).length === 0 ||
      $('main table tr').length < 2 ||
      !plain($('main').text()).includes(plain(sentenceOf(calculator, startTexts(calculator))))
    );
  });
  expect(wrong.map(({id}) => id)).toEqual([]);
});
