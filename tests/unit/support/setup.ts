// Tests of what runs while the site is built name the environment `node`, which has no window.
if (typeof window !== 'undefined') {
  Object.assign(window, {docusaurus: {prefetch: () => false, preload: () => false}});

  afterEach(() => {
    window.localStorage.clear();
  });
}
