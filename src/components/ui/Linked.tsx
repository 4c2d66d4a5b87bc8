import TextLink from './TextLink';
import Unbroken from './Unbroken';

const LINK = /\[([^\]]+)\]\(([^)\s]+)\)/;

/** Renders links written as `[text](/path)`, `[text](https://...)` or `[text](mailto:address)`. */
export default function Linked({children}: {children: string}) {
  // Each match splits into the text before it, its words and its address.
  return children.split(LINK).map((part, index, parts) => {
    switch (index % 3) {
      case 0:
        return <Unbroken key={index}>{part}</Unbroken>;
      case 1:
        return (
          <TextLink key={index} to={parts[index + 1] ?? ''}>
            <Unbroken>{part}</Unbroken>
          </TextLink>
        );
      default:
        return null;
    }
  });
}
