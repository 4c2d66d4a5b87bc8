/** How to call a program; throws where there is none and none can be installed. */
export function obtain(program: 'git' | 'nginx'): string;
