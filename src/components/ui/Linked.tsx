import TextLink from './TextLink';
import NoWrap from './NoWrap';

const LINK = /\[([^\]]+)\]\(([^)\s]+)\)/;

/** Renders links written as `[text](/path)`, `[text](https://...)` or `[text](mailto:address)`. */
export default function Linked({children}: {children: string}) {
  // Each match splits into the text before it, its words and its address.
  return children.split(LINK).map((part, index, parts) => {
    switch (index % 3) {
      case 0:
        return <NoWrap key={index}>{part}</NoWrap>;
      case 1:
        return (
          <TextLink key={index} to={parts[index + 1] ?? ''}>
            <NoWrap>{part}</NoWrap>
          </TextLink>
        );
      default:
        return null;
    }
  });
}
