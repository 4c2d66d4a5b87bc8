import type {ReactNode} from 'react';
import type {Props} from '@theme/CodeBlock';
import CodeFrame from '../../features/journal/mdx/CodeFrame';

/**
 * Code that does not come from a fence. Changes: framed as fenced code is, from text alone; no highlighter, 28 KB of
 * script, and with it no line numbers, no highlighted lines and no button that wraps.
 */
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
