// The thread that draws the cards; jiti loads its TypeScript, as it does Docusaurus' plugins.
const {workerData} = require('node:worker_threads');
const {drawCards} = require('jiti')(__filename)('./drawCards.ts');

drawCards(workerData);
