/** The figures of a tag such as `<Calculator id="test-size" rate={5} intervals="30 41" />`, its id among them. */
const attributesOf = (tag: string): Record<string, number | string> =>
  Object.fromEntries(
    [...tag.matchAll(/(\w+)=(?:"([^"]*)"|\{([^}]*)\})/g)].map(([, name = '', words, number]) => [
      name,
      words ?? Number(number),
    ]),
  );

/** The calculators that a text embeds, with their figures. */
export const embeddedCalculators = (text: string) =>
  [...text.matchAll(/^<Calculator\b[^>]*>/gm)].map(([tag]) => {
    const {id = '', ...figures} = attributesOf(tag);
    return {id: String(id), figures};
  });
