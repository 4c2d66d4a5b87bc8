/** As many as an address has room for: 8,000 characters are safe everywhere (RFC 9110, section 4.1). */
const MAX_RECIPES = 200;

/** The ids of recipes in a field of an address, each once, as many as there is room for; what is no id is left out. */
export const parseRecipeIds = (given: string | null): string[] =>
  [...new Set((given ?? '').split(',').filter((id) => /^[a-z0-9-]{1,80}$/.test(id)))].slice(0, MAX_RECIPES);
