import type {ComponentProps} from 'react';
import Head from '@docusaurus/Head';
import Heading from '@theme/Heading';
import A from '@theme/MDXComponents/A';
import Img from '@theme/MDXComponents/Img';
import Li from '@theme/MDXComponents/Li';
import Ul from '@theme/MDXComponents/Ul';
import TextLink from '../../components/ui/TextLink';
import CodeFrame from '../../features/journal/mdx/CodeFrame';
import TableFrame from '../../features/journal/mdx/TableFrame';

type HeadingProps = Omit<ComponentProps<typeof Heading>, 'as'>;

function Anchor(props: ComponentProps<typeof A>) {
  const {href, title, children} = props;
  return href !== undefined && /^(?:https?|mailto):/.test(href) ? (
    <TextLink to={href} title={title}>
      {children}
    </TextLink>
  ) : (
    <A {...props} />
  );
}

/**
 * Changes: no admonitions (ours are callouts), no `details` of the theme's (the browser's does more), no diagrams, no
 * code highlighter (28 KB of script), our own frames for code and tables, our links to other sites and mailboxes.
 * Articles and recipes add their components themselves, so that neither page loads the other's.
 */
export default {
  Head,
  a: Anchor,
  img: Img,
  li: Li,
  ul: Ul,
  h1: (props: HeadingProps) => <Heading as="h1" {...props} />,
  h2: (props: HeadingProps) => <Heading as="h2" {...props} />,
  h3: (props: HeadingProps) => <Heading as="h3" {...props} />,
  h4: (props: HeadingProps) => <Heading as="h4" {...props} />,
  h5: (props: HeadingProps) => <Heading as="h5" {...props} />,
  h6: (props: HeadingProps) => <Heading as="h6" {...props} />,
  details: 'details',
  pre: CodeFrame,
  table: TableFrame,
};
