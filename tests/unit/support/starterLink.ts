import type {StarterLink} from '@site/src/features/recipes/plan/library';

/** A link to a starter plan; `part` replaces some of its fields. */
export const starterLink = (part: Partial<StarterLink> = {}): StarterLink => ({
  id: 'a',
  title: 'A shop',
  oneLine: 'What it does.',
  finder: {worry: 'cost', revenue: '30k-150k', channels: ['Email']},
  path: '/services/growth-recipes/plans/a',
  ...part,
});
