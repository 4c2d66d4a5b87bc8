/** Whether a file is the operating system's, not a writer's: `.DS_Store` and other hidden ones, `Thumbs.db`. */
export const isSystemFile = (name: string): boolean => name.startsWith('.') || name === 'Thumbs.db';
