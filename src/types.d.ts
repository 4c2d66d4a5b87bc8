declare module '*.woff2' {
  const address: string;
  export default address;
}

declare module '@theme/ConsentDialog' {
  export {default} from '@site/src/theme/ConsentDialog';
}
