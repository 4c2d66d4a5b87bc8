import type {Generated} from '../lib/generated';
import {advisorFiles} from './advisor';
import {hubSheets} from './hub';
import type {Content} from './kind';
import {docsOf} from './recipes/doc';
import {taxonomyFiles} from './taxonomies';

/** Every committed file that follows from content. Throws where the content that it follows from is not valid. */
export const generatedFiles = (content: Content): Generated =>
  new Map([
    ...taxonomyFiles(content.siteDir),
    ...docsOf(content.siteDir, content.items('recipe')),
    ...hubSheets(content),
    ...advisorFiles(content),
  ]);
