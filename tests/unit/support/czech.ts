/** Lets texts be compared as on a machine whose language is Czech, where "ch" follows "h", until mocks are restored. */
export function compareAsCzech(): void {
  const {compare} = new Intl.Collator('cs');
  jest.spyOn(String.prototype, 'localeCompare').mockImplementation(function (this: string, other: string) {
    return compare(this, other);
  });
}
