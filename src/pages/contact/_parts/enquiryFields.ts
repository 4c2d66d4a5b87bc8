export const FIELDS = [
  {name: 'name', label: 'Your name', missing: 'So that we know whom we answer', autoComplete: 'name'},
  {
    name: 'email',
    label: 'E-mail',
    type: 'email',
    missing: 'So that we can answer you',
    autoComplete: 'email',
  },
  {
    name: 'problem',
    label: 'What has stopped working',
    help: 'Or the round you are planning.',
    type: 'long',
    missing: 'So that the right person answers; a line is enough',
  },
] as const;

export const MORE = [
  {name: 'company', label: 'Company', autoComplete: 'organization'},
  {
    name: 'sells',
    label: 'What you sell',
    help: 'Where you sell it, and roughly how much a month.',
    type: 'long',
  },
  {name: 'tried', label: 'What you have tried', type: 'long'},
] as const;
