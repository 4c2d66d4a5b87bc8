import type {Locator, Page} from 'playwright/test';

const LABELS = {name: 'Your name', email: 'E-mail', problem: 'What has stopped working'};

/** A field of the contact form that has to be filled in. */
export const enquiryField = (page: Page, name: keyof typeof LABELS): Locator =>
  page.getByRole('main').getByLabel(LABELS[name], {exact: true});
