// The bundler compiles these files to plain data (src/plugins/content/pages); no YAML parser reaches a browser.

declare module '*/advisory.yaml' {
  const texts: import('@site/src/data/pages/schemas').PageTexts<'advisory'>;
  export default texts;
}

declare module '*/core-beliefs.yaml' {
  const texts: import('@site/src/data/pages/schemas').PageTexts<'core-beliefs'>;
  export default texts;
}

declare module '*/customers.yaml' {
  const texts: import('@site/src/data/pages/schemas').PageTexts<'customers'>;
  export default texts;
}

declare module '*/gtm-platform.yaml' {
  const texts: import('@site/src/data/pages/schemas').PageTexts<'gtm-platform'>;
  export default texts;
}

declare module '*/home.yaml' {
  const texts: import('@site/src/data/pages/schemas').PageTexts<'home'>;
  export default texts;
}

declare module '*/how-we-work.yaml' {
  const texts: import('@site/src/data/pages/schemas').PageTexts<'how-we-work'>;
  export default texts;
}

declare module '*/philosophy.yaml' {
  const texts: import('@site/src/data/pages/schemas').PageTexts<'philosophy'>;
  export default texts;
}
