/** Runs one command for a writer; a known failure is reported with its message only, without a stack trace. */
export async function command(action: () => string | Promise<string>): Promise<void> {
  try {
    console.log(await action());
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
