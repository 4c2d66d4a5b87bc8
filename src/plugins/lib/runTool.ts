import {spawn} from 'node:child_process';
import {text} from 'node:stream/consumers';

/**
 * Runs a Node script with a text as its input and gives what it prints. Rejects with what it says on standard error
 * when it ends with a code above `worst` (1 where a linter that found something ends so).
 */
export async function runTool(
  script: string,
  args: readonly string[],
  {input = '', cwd, worst = 0}: {input?: string; cwd?: string; worst?: number} = {},
): Promise<string> {
  const tool = spawn(process.execPath, [script, ...args], {cwd, stdio: ['pipe', 'pipe', 'pipe']});
  const ended = new Promise<number | null>((resolve, reject) => {
    tool.once('error', reject).once('close', resolve);
  });
  // A tool that fails early closes its input: its exit code and its words say why.
  tool.stdin.on('error', () => undefined).end(input);
  const [output, said, code] = await Promise.all([text(tool.stdout), text(tool.stderr), ended]);
  if (code === null || code > worst) {
    throw new Error(`${script} failed:\n${said || output}`);
  }
  return output;
}
