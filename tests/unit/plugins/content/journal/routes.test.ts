import {slimRoute} from '@site/src/plugins/content/journal/routes';

test('a list in npm start marks a draft as one, and no other article', () => {
  const posts = ['a', 'b'].map((id) => ({
    id,
    content: '',
    metadata: {
      source: `@site/blog/${id}.mdx`,
      date: new Date('2026-01-01'),
      tags: [],
      frontMatter: {draft: id === 'b'},
    },
  }));
  const items = posts.map(({metadata}) => ({content: {path: metadata.source}}));
  const {props} = slimRoute(
    {path: '/', component: '', modules: {items}},
    {
      posts: posts as never,
      articles: [],
      recipes: [],
    },
  );
  const {entries} = props as unknown as {entries: {mark?: string}[]};
  expect(entries.map(({mark}) => mark)).toEqual([undefined, 'Draft']);
});
