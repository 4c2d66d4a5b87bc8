import {load} from 'cheerio';
import {calculatorPath} from '@site/src/config/paths';
import {CALCULATOR_LIST} from '@site/src/features/calculators/all';
import {sentenceOf, startTexts} from '@site/src/features/calculators/values';
import {gzipped, sum} from '../support/gzip';
import {defaultBuild, plain} from './support/build';

const build = defaultBuild();
/** Most bytes of script, as gzip sends it, that a calculator may add to what its list runs. */
const OWN_SCRIPT = 29_200;

const pageOf = (path: string) => load(build.read(`${path.slice(1)}.html`));
const scriptsOf = (path: string) =>
  pageOf(path)('meta[name="page-scripts"]').attr('content')?.split(' ') ?? [];
const index = calculatorPath(CALCULATOR_LIST[0]?.id ?? 'runway').replace(/\/[^/]+$/, '');

test.each(CALCULATOR_LIST.map((calculator) => [calculator.id, calculator] as const))(
  '%s answers its example in HTML, is on the list, and adds no more script than it may',
  (id, calculator) => {
    const path = calculatorPath(id);
    expect(plain(pageOf(path)('main').text())).toContain(sentenceOf(calculator, startTexts(calculator)));
    expect(pageOf(index)(`main a[href="${path}"]`)).not.toHaveLength(0);
    const shared = scriptsOf(index);
    const own = scriptsOf(path).filter((script) => !shared.includes(script));
    expect(own).not.toHaveLength(0);
    expect(sum(own.map((script) => gzipped(build.bytes(script.slice(1)))))).toBeLessThanOrEqual(OWN_SCRIPT);
  },
);
