/** How long the browser may take to begin with a file. */
const KEPT_MS = 10_000;

/** Hands a text to the browser as a file to keep. */
export function download(file: string, type: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], {type: `${type};charset=utf-8`}));
  const link = document.createElement('a');
  link.href = url;
  link.download = file;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS);
}
