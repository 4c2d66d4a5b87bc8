/** The three layers of the GTM platform, from the ground up. */
export const layers = [
  {
    id: 'data',
    name: 'Data',
    text: 'Shop, advertising accounts, e-mail and finance, read every night into one place with one definition of margin.',
    example: 'Paid social spend up 18 %, first orders up 4 %.',
  },
  {
    id: 'knowledge',
    name: 'Knowledge',
    text: 'Growth recipes, your own past tests and what your advisor has noted. The platform looks here before it suggests anything.',
    example: 'Seen before: in March, the same gap came from one tired creative.',
  },
  {
    id: 'action',
    name: 'Action',
    text: 'A short list each Monday: what to do, who does it, what it should change, when we look again.',
    example: 'Pause the two oldest ads, brief three new hooks, check on Friday.',
  },
] as const;

/** The eight features of the GTM platform. */
export const features = [
  {
    title: 'One margin figure',
    text: 'Revenue less goods, shipping, discounts, refunds and media, by channel and day.',
  },
  {title: 'Monday brief', text: 'What moved last week, what probably caused it, and what is worth an hour.'},
  {
    title: 'Test register',
    text: 'Every bet with its number, its stop rule and its result, for as long as you are here.',
  },
  {
    title: 'Recipe matching',
    text: 'Recipes that fit your channels, stage and data volume, and a reason for each.',
  },
  {
    title: 'Cohort view',
    text: 'Second and third orders by month of first order, as an investor would ask for them.',
  },
  {
    title: 'Early warnings',
    text: 'A message when a figure leaves its usual range, and none when it does not.',
  },
  {title: 'Shared task list', text: 'Your team and your advisor see the same items, with owners and dates.'},
  {
    title: 'Investor export',
    text: 'The figures of an update or a data room, with their definitions, in one file.',
  },
] as const;
