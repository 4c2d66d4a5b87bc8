import {kb} from '../support/report.mjs';
import {builtSite} from '../support/sites.mjs';

const SITES = {ours: 'this site', stock: 'stock template'};

async function measure(kind, size, log) {
  try {
    const {seconds, again, peakMb, main, page} = await builtSite(kind, size);
    const memory = peakMb === null ? 'n/a' : (peakMb / 1000).toFixed(1);
    const next = again.toFixed(0);
    log(`${SITES[kind]}, ${size}: ${seconds.toFixed(0)} s, then ${next} s, ${memory} GB`);
    return {row: [size, SITES[kind], seconds.toFixed(0), next, memory, kb(main), kb(page)]};
  } catch (error) {
    log(`${SITES[kind]}, ${size}: failed: ${error.message}`);
    return {
      row: [size, SITES[kind], 'failed', '-', '-', '-', '-'],
      failure: `${SITES[kind]} at ${size} recipes`,
    };
  }
}

async function run({sizes, log}) {
  const measured = [];
  for (const size of sizes) {
    for (const kind of Object.keys(SITES)) {
      measured.push(await measure(kind, size, log));
    }
  }
  return {
    text: 'A cold build, without anything that another one kept, in a copy of the project with the real recipes and further ones made of their texts; beside it what `create-docusaurus` writes, with the same texts as documents. Time is that of everything `npm run build` does: social cards, feeds, search index and headers included, none of which the stock template has. "Again" is the same once more, with what the first build kept (compiled modules, drawn cards, the index of texts, cut fonts, what was found in texts, compiled settings). Memory is that of the process and all it starts.',
    tables: [
      {
        columns: [
          'Recipes',
          'Site',
          'Time, s',
          'Again, s',
          'Peak memory, GB',
          'Main bundle, KB gzip',
          'Recipe page, KB gzip',
        ],
        rows: measured.map(({row}) => row),
      },
    ],
    over: measured.flatMap(({failure}) => (failure === undefined ? [] : [`could not be built: ${failure}`])),
  };
}

/** What building takes, by the number of recipes. */
export default {title: 'Build', run};
