/* The record of the last full test, for the accessibility statement. */

/** The day of the test. */
export const TESTED = '2026-11-26';

/** How it was tested. */
export const METHODS = [
  {
    title: 'Rules for markup and colour',
    text: 'axe-core 4.13 with its rules for WCAG 2.0 to 2.2, A and AA, in light mode, and its rule for contrast in dark mode.',
  },
  {
    title: 'Narrow windows, large and spaced text',
    text: 'Windows of 320 pixels, text of 200\u00a0%, and the spacing of WCAG 1.4.12. Nothing scrolls sideways but tables in a box of their own, and no text is cut off.',
  },
  {
    title: 'Keyboard',
    text: 'Menus, filters, carousels, forms, tabs and the planner are used by keyboard alone. The focus is visible, is not covered, and returns to where it was.',
  },
  {title: 'Touch', text: 'Controls on a phone are at least 44 pixels high and wide.'},
  {
    title: 'Motion, forced colours and print',
    text: 'With reduced motion nothing moves by itself. States show in forced colours. Pages fit on paper.',
  },
  {title: 'Without script', text: 'Pages, menus, questions and forms work without script.'},
  {title: 'A second browser', text: 'A dozen of the journeys run in Firefox as well.'},
];

/** What does not hold, or is not known. */
export const OPEN = [
  'No person who relies on a screen reader, a switch or voice control has tested the site yet. Screen readers were not run: names, roles and messages were checked in the browser.',
  'Safari and iOS were not tested.',
  'The two games of the arcade need sight and quick reactions. They can be played by keyboard and by touch, and paused. Nothing else on the site depends on them.',
  'Working papers in CSV, SQL and Excel are plain tables. Their spreadsheets were not tested with assistive technology.',
  'Forms and calendars of other providers, where the owner of the site has switched them on, are not part of this test.',
  'Criteria that a person has to read every text for, such as the meaning of a colour in a drawing, were not evaluated. The table names them.',
];

/** What was found: each criterion of levels A and AA in one row. */
export const RESULTS: readonly {is: string; how: string; criteria: readonly string[]}[] = [
  {
    is: 'Supported',
    how: 'axe-core reports no violation on any kind of page',
    criteria: ['1.1.1', '1.3.1', '1.3.5', '1.4.3', '2.4.1', '2.4.2', '2.4.4', '3.1.1', '4.1.2'],
  },
  {
    is: 'Supported',
    how: 'Measured in the browser on every kind of page: narrow windows, large and spaced text, focus, size of targets, motion',
    criteria: ['1.4.4', '1.4.10', '1.4.12', '2.2.2', '2.4.7', '2.4.11', '2.5.8'],
  },
  {
    is: 'Supported',
    how: 'A test refuses colours of controls, edges and text that are too close to their ground',
    criteria: ['1.4.11'],
  },
  {
    is: 'Supported',
    how: 'Journeys by keyboard and with forms filled in wrongly, which look for the focus and for messages',
    criteria: ['1.4.13', '2.1.1', '2.1.2', '2.4.3', '3.2.1', '3.2.2', '3.3.1', '3.3.2', '3.3.3', '4.1.3'],
  },
  {
    is: 'Supported',
    how: 'Follows from how the site is built: one header with menus and contact, one footer, search and sitemap on every page, buttons beside every swipe, no locked orientation, nothing that flashes',
    criteria: ['1.3.4', '2.3.1', '2.4.5', '2.5.1', '2.5.2', '2.5.7', '3.2.3', '3.2.4', '3.2.6'],
  },
  {
    is: 'Partly supported',
    how: 'Holds on all pages but the games, which are played against time and use single keys while they run; both can be paused',
    criteria: ['2.1.4', '2.2.1'],
  },
  {
    is: 'Not evaluated',
    how: 'Has to be read for by a person, text by text and drawing by drawing',
    criteria: ['1.3.2', '1.3.3', '1.4.1', '1.4.5', '2.4.6', '2.5.3', '3.1.2'],
  },
  {
    is: 'Not applicable',
    how: 'The site has no audio that plays by itself, no recordings and no films',
    criteria: ['1.2.1', '1.2.2', '1.2.3', '1.2.4', '1.2.5', '1.4.2'],
  },
  {
    is: 'Not applicable',
    how: 'Nothing is moved by tilting a device, signed into, bought or agreed, or asked for twice',
    criteria: ['2.5.4', '3.3.4', '3.3.7', '3.3.8'],
  },
];
