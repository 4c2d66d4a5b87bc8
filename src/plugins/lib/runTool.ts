import {spawn} from 'node:child_process';
import {text} from 'node:stream/consumers';

/**
 * Runs a Node script with a text as its input and gives what it prints. Its standard error is passed on.
 * Rejects when it ends with a code above `worst` (1 for a linter, which ends so when it found something).
 */
export async function runTool(
  script: string,
  args: readonly string[],
  {input = '', cwd, worst = 0}: {input?: string; cwd?: string; worst?: number} = {},
): Promise<string> {
  const tool = spawn(process.execPath, [script, ...args], {cwd, stdio: ['pipe', 'pipe', 'inherit']});
  const ended = new Promise<number | null>((resolve, reject) => {
    tool.once('error', reject).once('close', resolve);
  });
  // A tool that fails early closes its input: its exit code and its words say why.
  tool.stdin.on('error', () => undefined).end(input);
  const [output, code] = await Promise.all([text(tool.stdout), ended]);
  if (code === null || code > worst) {
    throw new Error(`${script} ended with ${code}.\n${output}`);
  }
  return output;
}
