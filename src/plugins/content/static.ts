import fs from 'node:fs';
import path from 'node:path';
import {filesBelow, linksBelow} from '../lib/filesIn';
import type {Problem} from '../lib/problems';
import {lineOf} from '../lib/text';
import type {Content} from './kind';

const STATIC = 'static';

/** What writers may publish as it is: pictures, and what a visitor downloads. No page, and nothing that a host reads. */
const ENDINGS = 'avif css csv gif ico jpeg jpg md mjs pdf png sql svg txt webp xlsx'.split(' ');
/**
 * Where such files are, and how they are called. In no other folder, for hosts, and those who ask whose a site is, look for
 * files at its root.
 */
const PLACE = /^static\/(?:favicon\.ico|(?:img|papers|sheets)(?:\/[a-z\d][\w.-]*)+)$/i;
/** Files without an ending that no visitor asks for: those for GitHub Pages and those of operating systems. */
const HIDDEN_FILES = /(?:^|\/)(?:\.nojekyll|\.DS_Store|Thumbs\.db)$/;

/**
 * What runs in a drawing, or brings in what does, in a browser that opens it by its own address; and what spells signs in
 * another way, by a reference of XML or a backslash of CSS.
 */
const IN_DRAWING =
  /<(?:[^\s<>/:"'=]+:)?(?:script|foreignObject|handler)\b|1999\/xhtml|@import|image-set|url\((?!\s*(?:["']|&quot;)?#)|[\s"'/]on\w+\s*=|\bhref\s*=\s*(?!["']#)|attributeName\s*=\s*["'][^"']*\b(?:href|on)|<!(?:ENTITY|ATTLIST)|<\?xml-|\bencoding\s*=\s*["'](?!utf-8)|&#|\\|\0/i;

function drawingProblems(siteDir: string, file: string): Problem[] {
  const text = fs.readFileSync(path.join(siteDir, file), 'utf8');
  const [value] = IN_DRAWING.exec(text) ?? [];
  const problem =
    'is in a drawing, where it could run. Export the drawing as plain SVG, without scripts, events and links.';
  return value === undefined ? [] : [{file, line: lineOf(text, text.indexOf(value)), value, problem}];
}

/** Files that a build would publish, and should not; symbolic links, which would be published as what they lead to. */
export function staticProblems({siteDir}: Content): Problem[] {
  const files = filesBelow(siteDir, STATIC, {hidden: true}).filter((file) => !HIDDEN_FILES.test(file));
  const isDrawing = (file: string) => /\.svg$/i.test(file);
  return [
    ...[STATIC, 'blog', 'docs', 'src/data'].flatMap((folder) =>
      linksBelow(siteDir, folder).map((file) => ({
        file,
        problem: 'is a symbolic link, and what it leads to would be published. Put the file itself there.',
      })),
    ),
    ...files
      .filter((file) => !ENDINGS.includes(path.extname(file).slice(1).toLowerCase()) || !PLACE.test(file))
      .map((file) => ({
        file,
        problem: `is nothing that may be published as it is. Remove it, or put it into static/img or static/papers, by a name of letters, figures and hyphens, with one of the endings ${ENDINGS.join(', ')}.`,
      })),
    ...files.filter(isDrawing).flatMap((file) => drawingProblems(siteDir, file)),
  ];
}
