import {renderToPipeableStream as render} from 'react-dom/server.node';

type Render = typeof render;

/**
 * Stands in for `react-dom/server` while pages are prerendered: each part of a page stays in its place in the HTML,
 * where React would put those of a long page behind it, to be moved there by script.
 */
export const renderToPipeableStream: Render = (page, options) =>
  render(page, {...options, progressiveChunkSize: Infinity});
