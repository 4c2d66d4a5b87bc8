import '@testing-library/jest-dom';

Object.assign(window, {docusaurus: {prefetch: () => false, preload: () => false}});

afterEach(() => {
  window.localStorage.clear();
});
