/** `DocItem/Layout` states the page's metadata itself, through the component that every route uses. */
export default function DocItemMetadata(): null {
  return null;
}
