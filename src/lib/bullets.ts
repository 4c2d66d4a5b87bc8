export const bullets = (items: readonly string[]): string => items.map((item) => `- ${item}`).join('\n');
