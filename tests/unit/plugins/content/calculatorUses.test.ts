/** @jest-environment node */
import calculatorsPlugin from '@site/src/plugins/content/calculators';

const article = (title: string, content: string) => ({
  metadata: {title, permalink: `/philosophy/journal/${title.toLowerCase()}`},
  content,
});

test('an article that is half typed embeds nothing, and keeps no other from being named', () => {
  const blogPosts = [
    article('First', '<Calculator half-typed'),
    article('Second', '<Calculator id="survey" />'),
  ];
  const allContent = {
    recipes: {default: []},
    hubs: {default: []},
    'docusaurus-plugin-content-blog': {default: {blogPosts}},
  };
  const addRoute = jest.fn();
  const {allContentLoaded} = calculatorsPlugin({baseUrl: '/'} as never);
  void allContentLoaded?.({allContent, actions: {addRoute}} as never);
  expect(addRoute).toHaveBeenCalledWith(
    expect.objectContaining({
      path: '/toolkit/calculators/survey',
      props: {uses: [{title: 'Second', path: '/philosophy/journal/second'}]},
    }),
  );
});
