// Compares the truth sheet with the structured data (JSON-LD) of your product pages.
// Needs Node 20 or later and nothing else.   node feed-check.mjs truth-sheet.csv
// Columns used: url, sku, gtin, price, currency, availability. Others are ignored; an empty cell is not compared.
// It reads the HTML as the server sends it, without running scripts. Ends with 1 if anything differs.
import {readFile} from 'node:fs/promises';

const PAUSE = 1000; // milliseconds between two pages

function parseCsv(text) {
  const rows = [[]];
  let cell = '';
  let quoted = false;
  const end = () => (rows.at(-1).push(cell), (cell = ''));
  for (let i = 0; i < text.length; i += 1) {
    const c = text[i];
    if (quoted) {
      if (c !== '"') cell += c;
      else if (text[i + 1] === '"') (cell += '"'), (i += 1);
      else quoted = false;
    } else if (c === '"') quoted = true;
    else if (c === ',') end();
    else if (c === '\n') end(), rows.push([]);
    else if (c !== '\r') cell += c;
  }
  end();
  const [head, ...body] = rows.filter((row) => row.some((value) => value.trim() !== ''));
  return body.map((row) => Object.fromEntries(head.map((name, i) => [name.trim(), (row[i] ?? '').trim()])));
}

const list = (value) => (value === undefined || value === null ? [] : Array.isArray(value) ? value : [value]);

// Every Product in the page, variants of a ProductGroup included, each with what its group says.
function productsIn(html) {
  const found = [];
  const walk = (node, group = {}) => {
    if (Array.isArray(node)) return node.forEach((one) => walk(one, group));
    if (node === null || typeof node !== 'object') return;
    const types = list(node['@type']);
    if (types.includes('Product')) found.push({...group, ...node});
    if (types.includes('ProductGroup')) walk(node.hasVariant, {brand: node.brand});
    walk(node['@graph'], group);
    walk(node.mainEntity, group);
  };
  const unreadable = [];
  for (const [, json] of html.matchAll(/<script[^>]*application\/ld\+json[^>]*>([\s\S]*?)<\/script>/gi)) {
    try {
      walk(JSON.parse(json));
    } catch (error) {
      unreadable.push(error.message);
    }
  }
  return {found, unreadable};
}

const gtinOf = (product) =>
  [product.gtin, product.gtin13, product.gtin14, product.gtin12, product.gtin8].find(Boolean)?.toString();
const plain = (gtin) => (gtin ?? '').replace(/^0+/, '');
const word = (value) => String(value ?? '').split('/').at(-1).toLowerCase().replaceAll(/[^a-z]/g, '');
const priceOf = (offer) => offer?.price ?? list(offer?.priceSpecification)[0]?.price;
const currencyOf = (offer) => offer?.priceCurrency ?? list(offer?.priceSpecification)[0]?.priceCurrency;

function compare(row, html) {
  const {found, unreadable} = productsIn(html);
  const problems = unreadable.map((message) => `JSON-LD cannot be read: ${message}`);
  const product =
    found.find((one) => row.sku && one.sku === row.sku) ??
    found.find((one) => row.gtin && plain(gtinOf(one)) === plain(row.gtin)) ??
    (found.length === 1 ? found[0] : undefined);
  if (!product) {
    return [...problems, found.length === 0 ? 'no Product in the HTML' : `${found.length} products, and none has this SKU or GTIN`];
  }
  const offer = list(product.offers).flatMap((one) => (one.offers ? list(one.offers) : [one]))[0];
  if (!offer) return [...problems, 'no Offer'];
  const check = (name, wanted, shown, same) => {
    if (!wanted) return;
    if (shown === undefined || shown === '') problems.push(`${name} is missing, should be ${wanted}`);
    else if (!same) problems.push(`${name} is ${shown}, should be ${wanted}`);
  };
  const price = priceOf(offer);
  check('price', row.price, price, Math.abs(Number(price) - Number(row.price)) < 0.005);
  check('currency', row.currency, currencyOf(offer), currencyOf(offer) === row.currency);
  check('availability', row.availability, offer.availability, word(offer.availability) === word(row.availability));
  check('GTIN', row.gtin, gtinOf(product), plain(gtinOf(product)) === plain(row.gtin));
  if (!product.brand) problems.push('brand is missing');
  if (!product.image) problems.push('image is missing');
  if (!offer.shippingDetails) problems.push('shippingDetails is missing');
  if (!offer.hasMerchantReturnPolicy && !/hasMerchantReturnPolicy/.test(html)) problems.push('hasMerchantReturnPolicy is missing');
  return problems;
}

const file = process.argv[2];
if (!file) {
  console.error('Name the sheet: node feed-check.mjs truth-sheet.csv');
  process.exit(2);
}
const rows = parseCsv((await readFile(file, 'utf8')).replace(/^\uFEFF/, '')).filter(({url}) => url);
let wrong = 0;
for (const [index, row] of rows.entries()) {
  if (index > 0) await new Promise((resolve) => setTimeout(resolve, PAUSE));
  let problems;
  try {
    const answer = await fetch(row.url, {headers: {'user-agent': 'feed-check (own shop)'}, signal: AbortSignal.timeout(20_000)});
    problems = answer.ok ? compare(row, await answer.text()) : [`the page answers ${answer.status}`];
  } catch (error) {
    problems = [`cannot be fetched: ${error.message}`];
  }
  if (problems.length > 0) wrong += 1;
  console.log(`${problems.length > 0 ? 'DIFFERS' : 'ok     '} ${row.sku || row.url}`);
  problems.forEach((problem) => console.log(`          ${problem}`));
}
console.log(`${rows.length - wrong} of ${rows.length} pages agree with the sheet.`);
process.exitCode = wrong > 0 ? 1 : 0;
