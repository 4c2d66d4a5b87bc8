import type {Feature} from 'write-excel-file/browser';
import {getOrderOfSiblings, insertElementMarkupAccordingToOrderOfSiblings} from 'write-excel-file/utility';

const SHEET = 'xl/worksheets/sheet{id}.xml';
const A4 = 9;

/** Each formula of a sheet with its value, which previews and the protected view show. */
const withValues = (xml: string, valueOf: (cell: string) => number): string =>
  xml.replaceAll(
    /<c r="(\w+)"[^>]*><f>[^<]*<\/f>/g,
    (formula, cell: string) => `${formula}<v>${valueOf(cell)}</v>`,
  );

/** Sheets that are printed on pages as wide as themselves; the options of each need an orientation. */
export const onePageAcross = <Content>(): Feature<Content> => ({
  files: {
    transform: {
      [SHEET]: {
        transform: (xml) =>
          insertElementMarkupAccordingToOrderOfSiblings(
            xml,
            '<sheetPr><pageSetUpPr fitToPage="1"/></sheetPr>',
            getOrderOfSiblings(SHEET, 'worksheet') ?? [],
            'worksheet',
          ),
        transformElementAttributes: (tag, attributes) =>
          tag === 'pageSetup' ? {...attributes, paperSize: A4, fitToWidth: 1, fitToHeight: 0} : attributes,
      },
    },
  },
});

/** The formulas of the first sheet have these values. */
export const formulaValues = <Content>(valueOf: (cell: string) => number): Feature<Content> => ({
  files: {
    transform: {
      [SHEET]: {transform: (xml, _, {sheetIndex}) => (sheetIndex === 0 ? withValues(xml, valueOf) : xml)},
    },
  },
});
