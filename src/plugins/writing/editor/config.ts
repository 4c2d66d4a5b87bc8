import path from 'node:path';
import {capital} from '../../../lib/capital';
import {folderOf, type Content} from '../../content/kind';
import {contentOf, KINDS, kindOf} from '../../content/kinds';
import {editorFields, type EditorField} from './fields';

/** Pictures that are put into a text, from the project's root and from the site's. */
const MEDIA = {media_folder: 'static/img/journal', public_folder: '/img/journal'};

/** The field that names an item in lists. */
const NAMING = ['name', 'title', 'heading', 'id'];

/**
 * Below the front matter: a text that is left as it is typed. The editor's rich text, which has a button for pictures,
 * writes the whole text anew, and knows no components.
 */
const BODY: EditorField = {
  name: 'body',
  label: 'text',
  hint: 'The text in Markdown. For buttons, such as the one for pictures, press “Edit in Markdown” above it: only in a text without components',
  widget: 'markdown',
  modes: ['raw', 'rich_text'],
  linked_images: false,
  required: false,
};

/** An item of a kind by its id: chosen from the files as the editor finds them, or from the list that is one file. */
function choice(content: Content, name: string): object {
  const id = '{{slug}}';
  return folderOf(kindOf(name)) === undefined
    ? {widget: 'select', options: [...(content.read(name as 'author').ids ?? [])]}
    : {widget: 'relation', collection: name, value_field: id, display_fields: [id], search_fields: [id]};
}

/** Every kind of file that is one set of fields: all files of a folder, or one file. */
const editorKinds = (content: Content) =>
  KINDS.map(({name, files, schema}) => ({
    name,
    files,
    fields: editorFields(schema, (kind) => choice(content, kind)),
  })).filter(({fields}) => fields.length > 0);

const titleOf = (kind: string) => capital(kind.replaceAll('-', ' '));
const pluralOf = (kind: string) => `${titleOf(kind).replace(/y$/, 'ie')}s`;

/** The editor's configuration, from the schemas of all kinds of content; `backend` is where it saves to. */
export function editorConfig(siteDir: string, backend: object): object {
  const [folders, files] = [true, false].map((isFolder) =>
    editorKinds(contentOf(siteDir)).filter((kind) => kind.files.includes('*') === isFolder),
  );
  return {
    load_config_file: false,
    backend,
    ...MEDIA,
    // No pictures of other sites.
    media_libraries: {stock_assets: {providers: []}},
    publish_mode: 'simple',
    slug: {encoding: 'ascii', clean_accents: true},
    // What is left empty is left out, as the schemas ask.
    output: {omit_empty_optional_fields: true, yaml: {indent_size: 2, indent_sequences: true, quote: 'none'}},
    collections: [
      ...(folders ?? []).map(({name, files: pattern, fields}) => {
        const extension = path.posix.extname(pattern).slice(1);
        const names = fields.map((field) => field.name);
        return {
          name,
          label: pluralOf(name),
          folder: folderOf({files: pattern}),
          create: true,
          extension,
          format: extension === 'yaml' ? 'yaml' : 'yaml-frontmatter',
          identifier_field: NAMING.find((each) => names.includes(each)),
          ...(names.includes('id') && {slug: '{{fields.id}}'}),
          fields: extension === 'yaml' ? fields : [...fields, BODY],
        };
      }),
      {
        name: 'texts',
        label: 'Pages and lists',
        files: (files ?? []).map(({name, files: file, fields}) => ({
          name,
          label: titleOf(name),
          file,
          fields,
        })),
      },
    ],
  };
}
