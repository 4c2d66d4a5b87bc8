export function getCacheKey(source: string, file: string, options: {config: {rootDir: string}}): string;
