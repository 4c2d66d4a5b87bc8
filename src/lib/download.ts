/** How long the browser may take to begin with a file. */
const KEPT_MS = 10_000;

/** Hands a file to the browser's downloads. */
export function download(file: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = file;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS);
}
