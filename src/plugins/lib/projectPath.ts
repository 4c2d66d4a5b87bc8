/** Stops where the bundler would take a sign in the project's path for its own: of a loader, a query or a fragment. */
export function assertBundles(siteDir: string): void {
  const sign = /[#?!]/.exec(siteDir)?.[0];
  if (sign !== undefined) {
    throw new Error(
      `The path of the project, ${siteDir}, has "${sign}" in it, which the bundler cannot read as part of a path. Rename that folder, or move the project, and run the command again.`,
    );
  }
}
