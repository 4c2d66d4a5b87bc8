/** A number with its noun: `1 recipe`, `3 recipes`. The plural is the noun with an s unless given. */
export function counted(count: number, noun: string, plural = `${noun}s`): string {
  return `${count} ${count === 1 ? noun : plural}`;
}
