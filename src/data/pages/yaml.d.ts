// The bundler compiles these files to plain data (src/plugins/content/pages); no YAML parser reaches a browser.

declare module '*/advisory.yaml' {
  import type {PageTexts} from '@site/src/data/pages/schemas';

  const texts: PageTexts<'advisory'>;
  export default texts;
}

declare module '*/core-beliefs.yaml' {
  import type {PageTexts} from '@site/src/data/pages/schemas';

  const texts: PageTexts<'core-beliefs'>;
  export default texts;
}

declare module '*/customers.yaml' {
  import type {PageTexts} from '@site/src/data/pages/schemas';

  const texts: PageTexts<'customers'>;
  export default texts;
}

declare module '*/gtm-platform.yaml' {
  import type {PageTexts} from '@site/src/data/pages/schemas';

  const texts: PageTexts<'gtm-platform'>;
  export default texts;
}

declare module '*/home.yaml' {
  import type {PageTexts} from '@site/src/data/pages/schemas';

  const texts: PageTexts<'home'>;
  export default texts;
}

declare module '*/how-we-work.yaml' {
  import type {PageTexts} from '@site/src/data/pages/schemas';

  const texts: PageTexts<'how-we-work'>;
  export default texts;
}

declare module '*/philosophy.yaml' {
  import type {PageTexts} from '@site/src/data/pages/schemas';

  const texts: PageTexts<'philosophy'>;
  export default texts;
}

declare module '*/starter-plans.yaml' {
  import type {PageTexts} from '@site/src/data/pages/schemas';

  const texts: PageTexts<'starter-plans'>;
  export default texts;
}
