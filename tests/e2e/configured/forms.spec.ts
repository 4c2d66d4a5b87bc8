import type {Page, Request} from 'playwright/test';
import {addressOf, one, recipes} from '../support/content';
import {at, FORMS, SERVICE} from '../support/configured';
import {enquiryField} from '../support/enquiry';
import {expect, test} from '../support/test';

// The provider does not answer, and once the form service does not either.
test.use({tolerated: /Failed to load/});

const recipe = one(recipes, 'recipe');
const thanks = (page: Page) => page.getByRole('heading', {name: 'Thank you, your message is with us'});

/**
 * A form service: it sends a browser on to the page that the form names, and gives a script a plain answer with the
 * status that `answer` says, once `answered` is resolved. Gives what arrived.
 */
async function serve(
  page: Page,
  answer: () => number = () => 200,
  answered: Promise<unknown> = Promise.resolve(),
): Promise<Request[]> {
  const received: Request[] = [];
  await page.route(FORMS, (route) => route.abort());
  await page.route(`${SERVICE}**`, async (route) => {
    const request = route.request();
    received.push(request);
    await answered;
    const next = new URLSearchParams(request.postData() ?? '').get('_next');
    const origin = new URL(page.url()).origin;
    await route.fulfill(
      next === null
        ? {status: answer(), headers: {'Access-Control-Allow-Origin': '*'}}
        : {status: 303, headers: {Location: origin + new URL(next).pathname}},
    );
  });
  return received;
}

async function fill(page: Page): Promise<void> {
  await enquiryField(page, 'name').fill('Ada');
  await enquiryField(page, 'email').fill('ada@example.org');
  await enquiryField(page, 'problem').fill('Repeat orders fell in May.');
}

test('an enquiry arrives with what it is about; when sending fails, nothing that was written is lost', async ({
  page,
  goto,
}) => {
  let status = 500;
  const received = await serve(page, () => status);
  await goto(at(addressOf.recipe(recipe)));
  await page.getByRole('link', {name: 'Get Expert Support'}).click();
  await expect(page.getByText(`Growth recipe: ${recipe.name}`)).toBeVisible();
  const send = page.getByRole('button', {name: 'Send'});
  await send.click();
  await expect(enquiryField(page, 'name')).toBeFocused();
  expect(received).toEqual([]);
  await fill(page);
  await send.click();
  await expect(
    page.getByRole('main').getByRole('alert').filter({hasText: 'Not sent. Your message is still here'}),
  ).toBeVisible();
  await expect(send).toBeFocused();
  status = 200;
  await send.click();
  await expect(thanks(page)).toBeFocused();
  expect(received.map((request) => request.url())).toEqual([`${SERVICE}contact`, `${SERVICE}contact`]);
  for (const text of ['ada@example.org', 'Repeat orders fell in May.', recipe.name]) {
    expect(received.at(-1)?.postData()).toContain(text);
  }
  await page.reload();
  // What was sent is not there to be sent again. The form is drawn anew once the provider has failed.
  await expect(async () => {
    await send.click();
    await expect(enquiryField(page, 'name')).toBeFocused({timeout: 500});
  }).toPass();
});

test('the letter takes an address, once, and the focus stays with what is said of it', async ({
  page,
  goto,
}) => {
  let release: () => void = () => undefined;
  const answered = new Promise<void>((resolve) => (release = resolve));
  const received = await serve(page, () => 200, answered);
  await goto(at('/privacy-policy'));
  const footer = page.getByRole('contentinfo');
  await footer.getByLabel('E-mail').fill('ada@example.org');
  const subscribe = footer.getByRole('button', {name: 'Subscribe'});
  await subscribe.press('Enter');
  await expect(subscribe).toBeDisabled();
  await expect(subscribe).toBeFocused();
  await subscribe.press('Enter');
  release();
  await expect(footer.getByText('we have your address')).toBeFocused();
  expect(received.map((request) => request.url())).toEqual([`${SERVICE}letter`]);
});

test.describe('without script', () => {
  test.use({javaScriptEnabled: false});

  test('an enquiry ends on the thank-you page', async ({page}) => {
    const received = await serve(page);
    await page.goto(at('/contact'));
    await fill(page);
    await page.getByRole('button', {name: 'Send'}).click();
    await expect(thanks(page)).toBeVisible();
    expect(received.at(-1)?.postData()).toContain('ada%40example.org');
  });
});
