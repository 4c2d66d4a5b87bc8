import type {CheerioAPI} from 'cheerio/slim';

const HEADINGS = 'h1, h2, h3, h4, h5, h6';

/** Terms with what is said of each, as a list: `- **Term:** this; that`. */
function termsAsList($: CheerioAPI): void {
  $('dl > div').each((_, group) => {
    $(group).replaceWith($(group).contents());
  });
  for (const list of $('dl').get()) {
    const items = $(list)
      .children('dt')
      .get()
      .map((term) => {
        const said = $(term)
          .nextUntil('dt')
          .get()
          .flatMap((one, index) => [index === 0 ? ' ' : '; ', ...$(one).contents().get()]);
        const end = /[.:?]\s*$/.test($(term).text()) ? '' : ':';
        return $('<li>').append($('<strong>').append($(term).contents(), end), ...said);
      });
    $(list).replaceWith($('<ul>').append(...items));
  }
}

/** Gives forms of HTML that Markdown lacks another one: drawings their words, terms a list, a table its head, a postal address its lines. */
export function rewriteForMarkdown($: CheerioAPI): void {
  $('svg[role="img"][aria-label]').each((_, drawing) => {
    $(drawing).replaceWith(
      $('<p>').append($('<em>').text(`Drawing: ${$(drawing).attr('aria-label') ?? ''}`)),
    );
  });
  $('svg').remove();
  // What a reader folds is open here: what was the sign of a fold is a line, or the heading in it.
  $('summary').each((_, summary) => {
    const heading = $(summary).children(HEADINGS);
    $(summary).replaceWith(heading.length > 0 ? heading : $('<p>').append($(summary).contents()));
  });
  $('[role="note"]').each((_, note) => {
    $(note).replaceWith($('<blockquote>').append($(note).contents()));
  });
  $('address').each((_, address) => {
    $(address).html(($(address).html() ?? '').replaceAll('\n', '<br>'));
  });
  termsAsList($);
  $('table:not(:has(thead))').each((_, table) => {
    const cells = $(table).find('tr').first().children().length;
    $(table).prepend(`<thead><tr>${'<th></th>'.repeat(cells)}</tr></thead>`);
  });
}

/** Keeps the words of elements that touch apart: a dot between facts in a row, a space between others. */
export function insertSeparators($: CheerioAPI): void {
  for (const element of $('main *').get()) {
    const {next} = element;
    if (next === null || !('tagName' in next) || /^[.,:;)]/.test($(next).text())) {
      continue;
    }
    const isRow = [element, next].every((one) => ['span', 'time'].includes(one.tagName));
    $(element).after(isRow && $(element).closest(HEADINGS).length === 0 ? ' · ' : ' ');
  }
}
