/** Runs one command for a writer: a known failure is told in its own words, without a stack trace. */
export function command(action: () => string): void {
  try {
    console.log(action());
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
