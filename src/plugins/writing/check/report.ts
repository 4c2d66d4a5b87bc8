import {counted} from '../../../lib/counted';
import {formatProblems, type Problem} from '../../lib/problems';

export interface Found {
  problems: readonly Problem[];
  /** How many files were checked. */
  files: number;
}

/** The report of a check: for people, or as JSON for programs. */
export function report(
  {problems, files}: Found,
  {json = false}: {json?: boolean | undefined},
): {report: string; passed: boolean} {
  const passed = problems.length === 0;
  if (json) {
    return {report: JSON.stringify({passed, files, problems}, null, 2), passed};
  }
  const checked = `${counted(files, 'file')} checked`;
  return {
    report: passed ? `${checked}: no problems.` : `${formatProblems(problems)}\n${checked}.`,
    passed,
  };
}
