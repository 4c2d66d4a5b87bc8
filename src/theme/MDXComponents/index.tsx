import MDXComponents from '@theme-original/MDXComponents';
import {markdownElements, writersComponents} from '../../features/journal/mdx';
import RecipeSteps from '../../features/recipes/detail/RecipeSteps';

/** Docusaurus' own components for Markdown, and ours that pages use without an import. */
export default {...MDXComponents, ...markdownElements, ...writersComponents, RecipeSteps};
