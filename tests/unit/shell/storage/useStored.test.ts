import {parseTextList} from '@site/src/shell/storage/useStored';

test.each([null, '', '{', '3', 'null', '{"a":1}', '"text"', '[1,{}]'])(
  'stored text %j counts as an empty list',
  (text) => {
    expect(parseTextList(text)).toEqual([]);
  },
);
