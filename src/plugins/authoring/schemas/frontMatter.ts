import {BLOG_DIR} from '../../content/journal/lists';
import type {Generated} from '../../lib/generated';
import {jsonSchema} from './jsonSchema';
import {kinds} from './kinds';
import {itemOf, node, type Node} from './rules';

const FILE = 'frontmatter.json';
/** Texts that may be longer get a field of several lines. */
const ONE_LINE = 90;

/** How the form of the Front Matter extension asks for a value; undefined where it has no control for it. */
function control(schema: Node): object | undefined {
  if (schema.enum !== undefined) {
    return {type: 'choice', choices: schema.enum};
  }
  switch (schema.type) {
    case 'array': {
      const {enum: choices, type} = itemOf(schema);
      const list = type === 'string' ? {type: 'list'} : undefined;
      return choices === undefined ? list : {type: 'choice', multiple: true, choices};
    }
    case 'object':
      return {type: 'fields', fields: fieldsOf(schema)};
    case 'boolean':
      return {type: 'boolean'};
    case 'string':
      return schema.format === 'date'
        ? {type: 'datetime', dateFormat: 'yyyy-MM-dd'}
        : {type: 'string', single: (schema.maxLength ?? Infinity) <= ONE_LINE};
    default:
      return undefined;
  }
}

function fieldsOf({properties = {}, required = []}: Node): object[] {
  return Object.entries(properties).flatMap(([name, schema]) => {
    const shown = control(schema);
    return shown === undefined
      ? []
      : [{title: name, name, description: schema.description, required: required.includes(name), ...shown}];
  });
}

/** What the Front Matter extension needs to show an article's fields as a form. */
export function frontMatterFile(siteDir: string): Generated {
  const contentTypes = kinds(siteDir)
    .filter(({name}) => name === 'article')
    .map((kind) => ({name: 'default', pageBundle: false, fields: fieldsOf(node.parse(jsonSchema(kind)))}));
  const settings = {
    $schema: 'https://frontmatter.codes/frontmatter.schema.json',
    'frontMatter.framework.id': 'docusaurus',
    'frontMatter.preview.host': 'http://localhost:3000',
    'frontMatter.content.publicFolder': 'static',
    'frontMatter.content.autoUpdateDate': false,
    'frontMatter.content.pageFolders': [{title: 'Journal', path: `[[workspace]]/${BLOG_DIR}`}],
    'frontMatter.taxonomy.contentTypes': contentTypes,
  };
  return new Map([[FILE, `${JSON.stringify(settings, undefined, 2)}\n`]]);
}
