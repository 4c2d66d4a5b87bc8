import type {Locator, Page} from 'playwright/test';
import {textsOf} from './content';

const {fields} = textsOf('contact').form;

/** A field of the contact form that has to be filled in. */
export const enquiryField = (page: Page, name: 'name' | 'email' | 'problem'): Locator =>
  page.getByRole('main').getByLabel(fields[name].label, {exact: true});
