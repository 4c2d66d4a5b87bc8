// Generated from the schemas of this folder by "npm run generate". Never edited by hand.

declare module '*/accessibility.yaml' {
  import type {CompiledPage} from '@site/src/data/pages/schemas';

  const texts: CompiledPage<'accessibility'>;
  export default texts;
}

declare module '*/advisor.yaml' {
  import type {CompiledPage} from '@site/src/data/pages/schemas';

  const texts: CompiledPage<'advisor'>;
  export default texts;
}

declare module '*/advisors.yaml' {
  import type {CompiledPage} from '@site/src/data/pages/schemas';

  const texts: CompiledPage<'advisors'>;
  export default texts;
}

declare module '*/advisory.yaml' {
  import type {CompiledPage} from '@site/src/data/pages/schemas';

  const texts: CompiledPage<'advisory'>;
  export default texts;
}

declare module '*/client-stories.yaml' {
  import type {CompiledPage} from '@site/src/data/pages/schemas';

  const texts: CompiledPage<'client-stories'>;
  export default texts;
}

declare module '*/contact.yaml' {
  import type {CompiledPage} from '@site/src/data/pages/schemas';

  const texts: CompiledPage<'contact'>;
  export default texts;
}

declare module '*/core-beliefs.yaml' {
  import type {CompiledPage} from '@site/src/data/pages/schemas';

  const texts: CompiledPage<'core-beliefs'>;
  export default texts;
}

declare module '*/customers.yaml' {
  import type {CompiledPage} from '@site/src/data/pages/schemas';

  const texts: CompiledPage<'customers'>;
  export default texts;
}

declare module '*/every-page.yaml' {
  import type {CompiledPage} from '@site/src/data/pages/schemas';

  const texts: CompiledPage<'every-page'>;
  export default texts;
}

declare module '*/games.yaml' {
  import type {CompiledPage} from '@site/src/data/pages/schemas';

  const texts: CompiledPage<'games'>;
  export default texts;
}

declare module '*/growth-hubs.yaml' {
  import type {CompiledPage} from '@site/src/data/pages/schemas';

  const texts: CompiledPage<'growth-hubs'>;
  export default texts;
}

declare module '*/growth-plan.yaml' {
  import type {CompiledPage} from '@site/src/data/pages/schemas';

  const texts: CompiledPage<'growth-plan'>;
  export default texts;
}

declare module '*/growth-recipe.yaml' {
  import type {CompiledPage} from '@site/src/data/pages/schemas';

  const texts: CompiledPage<'growth-recipe'>;
  export default texts;
}

declare module '*/growth-recipes.yaml' {
  import type {CompiledPage} from '@site/src/data/pages/schemas';

  const texts: CompiledPage<'growth-recipes'>;
  export default texts;
}

declare module '*/gtm-platform.yaml' {
  import type {CompiledPage} from '@site/src/data/pages/schemas';

  const texts: CompiledPage<'gtm-platform'>;
  export default texts;
}

declare module '*/home.yaml' {
  import type {CompiledPage} from '@site/src/data/pages/schemas';

  const texts: CompiledPage<'home'>;
  export default texts;
}

declare module '*/how-we-work.yaml' {
  import type {CompiledPage} from '@site/src/data/pages/schemas';

  const texts: CompiledPage<'how-we-work'>;
  export default texts;
}

declare module '*/imprint.yaml' {
  import type {CompiledPage} from '@site/src/data/pages/schemas';

  const texts: CompiledPage<'imprint'>;
  export default texts;
}

declare module '*/journal.yaml' {
  import type {CompiledPage} from '@site/src/data/pages/schemas';

  const texts: CompiledPage<'journal'>;
  export default texts;
}

declare module '*/journal-topics.yaml' {
  import type {CompiledPage} from '@site/src/data/pages/schemas';

  const texts: CompiledPage<'journal-topics'>;
  export default texts;
}

declare module '*/not-found.yaml' {
  import type {CompiledPage} from '@site/src/data/pages/schemas';

  const texts: CompiledPage<'not-found'>;
  export default texts;
}

declare module '*/our-story.yaml' {
  import type {CompiledPage} from '@site/src/data/pages/schemas';

  const texts: CompiledPage<'our-story'>;
  export default texts;
}

declare module '*/philosophy.yaml' {
  import type {CompiledPage} from '@site/src/data/pages/schemas';

  const texts: CompiledPage<'philosophy'>;
  export default texts;
}

declare module '*/portfolio.yaml' {
  import type {CompiledPage} from '@site/src/data/pages/schemas';

  const texts: CompiledPage<'portfolio'>;
  export default texts;
}

declare module '*/privacy-policy.yaml' {
  import type {CompiledPage} from '@site/src/data/pages/schemas';

  const texts: CompiledPage<'privacy-policy'>;
  export default texts;
}

declare module '*/search.yaml' {
  import type {CompiledPage} from '@site/src/data/pages/schemas';

  const texts: CompiledPage<'search'>;
  export default texts;
}

declare module '*/search-dialog.yaml' {
  import type {CompiledPage} from '@site/src/data/pages/schemas';

  const texts: CompiledPage<'search-dialog'>;
  export default texts;
}

declare module '*/services.yaml' {
  import type {CompiledPage} from '@site/src/data/pages/schemas';

  const texts: CompiledPage<'services'>;
  export default texts;
}

declare module '*/space-invaders.yaml' {
  import type {CompiledPage} from '@site/src/data/pages/schemas';

  const texts: CompiledPage<'space-invaders'>;
  export default texts;
}

declare module '*/starter-plans.yaml' {
  import type {CompiledPage} from '@site/src/data/pages/schemas';

  const texts: CompiledPage<'starter-plans'>;
  export default texts;
}

declare module '*/story-to-come.yaml' {
  import type {CompiledPage} from '@site/src/data/pages/schemas';

  const texts: CompiledPage<'story-to-come'>;
  export default texts;
}

declare module '*/tetris.yaml' {
  import type {CompiledPage} from '@site/src/data/pages/schemas';

  const texts: CompiledPage<'tetris'>;
  export default texts;
}

declare module '*/toolkit.yaml' {
  import type {CompiledPage} from '@site/src/data/pages/schemas';

  const texts: CompiledPage<'toolkit'>;
  export default texts;
}
