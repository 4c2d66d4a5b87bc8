interface Stage {
  name: string;
  command: string;
  needs?: {program: 'git' | 'nginx'; file: string};
}

/** The stages as they can run here, with a line for each file that is left out. */
export function withoutMissing(
  stages: readonly Stage[],
  obtain: (program: 'git' | 'nginx') => string,
): {ready: Stage[]; leftOut: {program: string; line: string}[]};
