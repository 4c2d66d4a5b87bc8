const MS = 1_000;

/**
 * The day that a build counts as today, as `2026-11-21`: the day of SOURCE_DATE_EPOCH (seconds since 1970) if it is
 * set, so that a build can be repeated.
 */
export function buildDay({SOURCE_DATE_EPOCH: seconds}: NodeJS.ProcessEnv = process.env): string {
  const now = seconds === undefined || seconds === '' ? new Date() : new Date(Number(seconds) * MS);
  return now.toISOString().slice(0, 10);
}
