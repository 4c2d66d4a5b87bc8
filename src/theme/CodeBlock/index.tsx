import type {ReactNode} from 'react';
import type {Props} from '@theme/CodeBlock';
import CodeFrame from '../../features/journal/mdx/CodeFrame';

/** Code that does not come from a fence: framed as fenced code is. Without the highlighter, 28 KB of script. */
export default function CodeBlock({children, className, metastring, title}: Props): ReactNode {
  return (
    <CodeFrame>
      <code
        className={className}
        {...{metastring: typeof title === 'string' ? `title="${title}"` : metastring}}
      >
        {children}
      </code>
    </CodeFrame>
  );
}
