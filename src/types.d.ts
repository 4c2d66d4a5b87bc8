declare module '*.woff2' {
  const address: string;
  export default address;
}

declare module '@theme/Arcade/Index' {
  export {default} from '@site/src/theme/Arcade/Index';
}
declare module '@theme/Arcade/SpaceInvaders' {
  export {default} from '@site/src/theme/Arcade/SpaceInvaders';
}
declare module '@theme/Arcade/Tetris' {
  export {default} from '@site/src/theme/Arcade/Tetris';
}
declare module '@theme/ConsentDialog' {
  export {default} from '@site/src/theme/ConsentDialog';
}
/** The part of subset-font's interface that is used here; the package has no types of its own. */
declare module 'subset-font' {
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      targetFormat: 'woff2';
      variationAxes: Readonly<Record<string, number | {min: number; max: number}>>;
    },
  ): Promise<Buffer>;
}
