/** The grounds a belief's band may have; each keeps AA contrast with its text in both colour modes. */
type BandGround = 'evergreen' | 'accent' | 'paper' | 'ink';

/** One of the ten core beliefs; the ground also sets its text colour. */
export interface Belief {
  number: number;
  title: string;
  description: string;
  ground: BandGround;
}

const GROUNDS: readonly BandGround[] = ['evergreen', 'accent', 'paper', 'ink'];

const texts: readonly (readonly [title: string, description: string])[] = [
  [
    'Start with what must be true',
    'Before channels and budgets we write down what has to be true of your revenue, margin and runway in six months. A plan that does not begin there is a list of activities.',
  ],
  [
    'Margin is the strategy',
    'Revenue can be bought. What remains after the advertising, the shipping and the returns cannot. We plan from contribution backwards, and some campaigns end on the first day because of it.',
  ],
  [
    'Small bets beat big plans',
    'A test that costs a week and answers one question is worth more than a strategy that costs a quarter and answers none.',
  ],
  [
    'Fundraising is a growth channel',
    'The data that convinces customers convinces investors. We prepare both at once, so that the round never has to wait for the numbers.',
  ],
  [
    'The second order tells the truth',
    'First orders measure your advertising. Second orders measure your product. When the two disagree, believe the second.',
  ],
  [
    'Write it down before it happens',
    'A prediction with a number and a date is the cheapest instrument in the company. It ends most arguments, and it teaches the person who made it.',
  ],
  [
    'Machines draft, people decide',
    'We let software read, sort and write first versions all day long. Which of them carries your name is decided by somebody who would have to answer for it.',
  ],
  [
    'Stopping is a skill',
    'Every bet has a result at which it ends. We agree on it while everybody is calm, because nobody is calm in week three.',
  ],
  [
    'Leave the team stronger',
    'Accounts, documents and habits stay with you. If you still need us for what we did a year ago, we did it badly.',
  ],
  [
    'Trust is earned by the month',
    'No retainers and no lock-in, so every month has to be worth the next one. That is uncomfortable for us, and it should be.',
  ],
];

/** The ten beliefs in order, their grounds taking turns. */
export const beliefs: readonly Belief[] = texts.map(([title, description], index) => ({
  number: index + 1,
  title,
  description,
  ground: GROUNDS[index % GROUNDS.length] ?? 'paper',
}));
