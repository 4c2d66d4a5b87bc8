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
