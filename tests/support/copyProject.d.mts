/** The project. */
export const ROOT: string;
/** Copies the project, without what is built or installed, into a folder of its own; gives its path. */
export function copySources(): string;
