import * as z from 'zod';

const address = z
  .string()
  .regex(
    /^\/(?:[a-z\d][\w.-]*(?:\/[a-z\d][\w.-]*)*)?$/i,
    'must be a path without a slash at its end, each part of which begins with a letter or a figure, such as /services/growth-recipes/old-name',
  );

export const redirectsSchema = z.array(
  z.strictObject({
    from: address.describe('The address that a page had, without the name of the site'),
    to: address.describe('The address of the page that it leads to now'),
  }),
);
