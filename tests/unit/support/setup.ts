import {configure} from '@testing-library/dom';

// Ends what hangs: no test may fail because its machine is slow.
configure({asyncUtilTimeout: 30_000});

// Tests of what runs while the site is built name the environment `node`, which has no window.
if (typeof window !== 'undefined') {
  Object.assign(window, {docusaurus: {prefetch: () => false, preload: () => false}});

  // What React warns of, a visitor's console would say, too: a test that means it restores the spy.
  let warned: jest.SpyInstance;
  beforeEach(() => {
    warned = jest.spyOn(console, 'error');
  });

  afterEach(() => {
    expect(warned).not.toHaveBeenCalled();
    warned.mockRestore();
    window.localStorage.clear();
  });
}
