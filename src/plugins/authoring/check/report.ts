import {counted} from '../../../lib/counted';
import {formatProblems, type Problem} from '../../lib/problems';
import {formatRemarks, type Remark} from './unproved';

/** What a check found. */
export interface Found {
  problems: readonly Problem[];
  remarks: readonly Remark[];
  /** How many files were checked. */
  files: number;
}

/** The report of a check: for people, or as JSON for programs; remarks do not keep it from passing. */
export function report(
  {problems, remarks, files}: Found,
  {json = false}: {json?: boolean | undefined},
): {report: string; passed: boolean} {
  const passed = problems.length === 0;
  if (json) {
    return {report: JSON.stringify({passed, files, problems, remarks}, null, 2), passed};
  }
  const checked = `${counted(files, 'file')} checked`;
  const found = passed ? `${checked}: no problems.` : `${formatProblems(problems)}\n${checked}.`;
  return {report: `${formatRemarks(remarks)}${found}`, passed};
}
