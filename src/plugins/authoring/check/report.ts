import {formatProblems, type Problem} from '../../lib/problems';

/** What a check of so many files found: for people, or as JSON for programs. */
export function report(
  problems: readonly Problem[],
  files: number,
  {json = false}: {json?: boolean},
): {report: string; passed: boolean} {
  const passed = problems.length === 0;
  if (json) {
    return {report: JSON.stringify({passed, files, problems}, null, 2), passed};
  }
  const checked = `${files} file${files === 1 ? '' : 's'} checked`;
  return {
    report: passed ? `${checked}: no problems.` : `${formatProblems(problems)}\n${checked}.`,
    passed,
  };
}
