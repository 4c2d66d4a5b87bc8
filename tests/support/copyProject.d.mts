/** Copies the project `root`, without what is built or installed, into a folder of its own; gives its path. */
export function copySources(root: string): string;
