import siteConfig from '@generated/docusaurus.config';
import {isNotes, NOTES_PATH, type Note} from './note';
import './notes.css';

/** What the preview's server says after each compilation, through its own client in this window. */
const COMPILED = ['webpackOk', 'webpackStillOk', 'webpackWarnings'];

const panel = document.createElement('aside');
panel.className = 'previewNotes';
panel.setAttribute('aria-label', 'Notes on your texts');
/** One edit compiles more than once, and the speller would keep the compiler waiting. */
const PAUSE_MS = 1_000;
let closed = '';
let waiting: number | undefined;

function show(notes: readonly Note[]): void {
  const state = JSON.stringify(notes);
  panel.hidden = notes.length === 0 || state === closed;
  const items = notes.map(({place, text}) => {
    const item = document.createElement('li');
    const where = document.createElement('code');
    where.textContent = place;
    item.append(where, ` ${text}`);
    return item;
  });
  const list = document.createElement('ul');
  list.append(...items);
  const close = document.createElement('button');
  close.type = 'button';
  close.textContent = 'Close';
  close.addEventListener('click', () => {
    closed = state;
    panel.hidden = true;
  });
  panel.replaceChildren(list, close);
}

async function renew(): Promise<void> {
  const answer = await fetch(`${siteConfig.baseUrl}${NOTES_PATH}`, {headers: {accept: 'application/json'}});
  const notes: unknown = await answer.json();
  show(isNotes(notes) ? notes : []);
}

document.body.append(panel);
window.addEventListener('message', ({data}: MessageEvent<{type?: string} | null>) => {
  if (data !== null && COMPILED.includes(data.type ?? '')) {
    window.clearTimeout(waiting);
    waiting = window.setTimeout(() => void renew(), PAUSE_MS);
  }
});
void renew();
