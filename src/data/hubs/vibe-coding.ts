import type {Hub} from './types';

export const vibeCoding: Hub = {
  id: 'vibe-coding',
  title: 'Vibe Coding',
  description:
    'Internal tools, landing pages and prototypes described in words, built with AI and checked by an engineer before anybody relies on them.',
  hue: 'teal',
  keywords: ['vibe coding', 'AI-assisted development', 'internal tools', 'prototype', 'automation'],
  heading: 'Describe the tool on Monday, use it on Thursday',
  lead: 'Small software used to wait for a developer. Now the person with the problem can build the first version, as long as somebody who knows looks at it before it matters.',
  intro: {
    heading: 'The queue was never about code',
    paragraphs: [
      'Most of what a growth team asks for is small: a calculator on a product page, a report that three people read, a form that checks an address. Each was worth a day and waited a quarter.',
      'AI-assisted building removes the wait. It also removes the friction that used to stop bad ideas, so we keep three rules: a written purpose, real data only behind a login, and an engineer’s review before anything touches money or customers.',
    ],
  },
  cards: {
    heading: 'Four kinds of things we build this way',
    lead: 'All of them small enough to throw away.',
    services: [
      {
        title: 'Landing pages and calculators',
        text: 'One page per reason to buy, live in a day, with its own measurement.',
      },
      {
        title: 'Internal tools',
        text: 'Margin by order, stock alerts, a brief generator: what now lives in a spreadsheet nobody dares to sort.',
      },
      {
        title: 'Automations',
        text: 'Reviews sorted by theme every night, supplier mail turned into tasks, reports that write their first draft.',
      },
      {
        title: 'Product prototypes',
        text: 'Something a customer or an investor can click, before a team is hired to build it properly.',
      },
    ],
  },
  approach: {
    heading: 'Four steps, and the last one is often the bin',
    steps: [
      {
        title: 'Describe',
        text: 'Who uses it, how often, and what they do today instead. If nobody does it by hand, nobody needs it.',
      },
      {
        title: 'Build',
        text: 'Two or three days with the person who asked sitting beside. Prompts and decisions are kept with the code.',
      },
      {
        title: 'Check',
        text: 'An engineer reads it: data, access, failure, cost. What cannot be made safe is not released.',
      },
      {
        title: 'Keep or bin',
        text: 'After four weeks we look at use. Tools in daily use get proper tests and an owner. The rest is deleted.',
      },
    ],
  },
  sections: [
    {
      kind: 'figures',
      heading: 'What changes when small software is cheap',
      figures: [
        {value: '10x', label: 'faster from idea to first version'},
        {value: '24/7', label: 'automations at work'},
        {value: '50%', label: 'less spent on routine development'},
      ],
      note: 'Up to, for small tools with one purpose and under ten screens. For anything that takes payments or holds personal data, plan with an ordinary development budget.',
    },
    {
      kind: 'article',
      heading: 'Prompts that have survived use',
      text: 'The journal has a set to copy, with what each is for and where it fails.',
      link: 'Read the prompts article',
      to: '/philosophy/journal/lovable-prompts',
    },
  ],
  action: {
    heading: 'What do you still copy from one tab to another?',
    text: 'That is usually the first tool. Describe it in three sentences and we will say if it is worth two days.',
    button: 'Book Free Consultation',
    to: '/contact',
  },
};
