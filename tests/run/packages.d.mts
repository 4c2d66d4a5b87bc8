interface Lock {
  packages?: Readonly<Record<string, {version?: string; integrity?: string; dev?: true; optional?: true}>>;
}

/** Where packages belong that an installation lacks. */
export function lackingPackages(lock: Lock, installed: Lock): string[];
/** Whether a project has all packages of its lock file. */
export function isInstalled(root: string): boolean;
