import fs from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {excelOf} from '../../../data/recipes/paper';
import {filesBelow} from '../../lib/filesIn';
import {textOf} from '../../lib/generated';
import {workbookOf} from './workbook';

const STATIC_DIR = 'static';

/** After the build: a workbook for Excel beside each sheet in CSV. */
export default function sheets({siteDir}: LoadContext): Plugin {
  return {
    name: 'sheets',
    async postBuild({outDir}) {
      for (const file of filesBelow(siteDir, STATIC_DIR)) {
        const excel = excelOf(file);
        if (excel !== undefined) {
          const target = path.join(outDir, path.relative(STATIC_DIR, excel));
          await fs.mkdir(path.dirname(target), {recursive: true});
          await fs.writeFile(target, await workbookOf(textOf(siteDir, file)));
        }
      }
    },
  };
}
