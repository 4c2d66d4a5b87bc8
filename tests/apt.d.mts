/** Installs the first of the packages that apt has. Nothing where there is no apt. */
export const installByApt: (...packages: string[]) => void;
