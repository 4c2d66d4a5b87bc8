import {spawn} from 'node:child_process';
import {text} from 'node:stream/consumers';

/**
 * Runs a Node script with a text as its input and gives what it prints. Its standard error is passed on.
 * Rejects when it ends with another code than 0. A linter ends with 1 when it found something, and when it failed: that
 * is accepted only if what it printed has a `finding`.
 */
export async function runTool(
  script: string,
  args: readonly string[],
  {input = '', cwd, finding}: {input?: string; cwd?: string; finding?: RegExp} = {},
): Promise<string> {
  const tool = spawn(process.execPath, [script, ...args], {cwd, stdio: ['pipe', 'pipe', 'inherit']});
  const ended = new Promise<number | null>((resolve, reject) => {
    tool.once('error', reject).once('close', resolve);
  });
  // A tool that fails early closes its input: its exit code and its words say why.
  tool.stdin.on('error', () => undefined).end(input);
  const [output, code] = await Promise.all([text(tool.stdout), ended]);
  const found = code === 1 && finding?.test(output) === true;
  if (code !== 0 && !found) {
    throw new Error(`${script} ended with ${code}.\n${output}`.trim());
  }
  return output;
}
