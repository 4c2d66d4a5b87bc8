import type {Generated} from '../lib/generated';
import {hubSheets} from './hub';
import type {Content} from './kind';
import {docsOf} from './recipes/doc';

/** Every committed file that follows from content. Throws where the content that it follows from is not valid. */
export const generatedFiles = (content: Content): Generated =>
  new Map([...docsOf(content.siteDir, content.items('recipe')), ...hubSheets(content)]);
