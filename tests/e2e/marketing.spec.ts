import {expect, test} from './support/test';

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the home page is complete, in the specified order', async ({page}) => {
    await page.goto('/');
    const text = await page.locator('main').innerText();
    const places = [
      'Growth & Funding',
      'funding raised',
      'Who are we',
      'How have we helped before',
      'How we do it',
      'Who we work with',
      'What can you expect',
      'FAQs',
      'Book Free Consultation',
    ].map((label) => text.toLowerCase().indexOf(label.toLowerCase()));
    expect(places).not.toContain(-1);
    expect(places).toEqual([...places].sort((a, b) => a - b));
    await expect(page.getByRole('group', {name: /^\d of 5: /})).toHaveCount(5);
  });
});

test.describe('home', () => {
  test('the goals switch on and off, and the plan follows', async ({page, goto}) => {
    await goto('/');
    const market = page.getByRole('button', {name: 'New market launch'});
    const raise = page.getByRole('button', {name: 'Series B fund raise'});
    await expect(market).toHaveAttribute('aria-pressed', 'true');
    await expect(raise).toHaveAttribute('aria-pressed', 'false');
    await raise.click();
    await expect(page.getByText('plus fundraising advisory 4-6 days a month')).toBeVisible();
    await market.click();
    await raise.click();
    await expect(page.getByText('Choose a goal, and its plan is drawn here.')).toBeVisible();
  });

  test('the headline can be paused, and is read as a whole', async ({page, goto}) => {
    await goto('/');
    await expect(page.getByRole('heading', {level: 1})).toHaveAccessibleName(
      'Your embedded Growth Team and Funding Team',
    );
    const heading = page.getByRole('heading', {level: 1});
    const opacities = (time: number) =>
      heading.evaluate((element, currentTime) => {
        const turning = element.getAnimations({subtree: true});
        return turning.map((animation) => {
          animation.currentTime = currentTime;
          return getComputedStyle((animation.effect as KeyframeEffect).target ?? element).opacity;
        });
      }, time);
    expect(await opacities(1_900)).toEqual(['1', '0']);
    expect(await opacities(3_000)).toEqual(['0', '1']);
    expect(await opacities(4_100)).toEqual(['1', '0']);
    await page.getByRole('checkbox', {name: 'Pause headline'}).click();
    const states = () =>
      heading.evaluate((element) => element.getAnimations({subtree: true}).map(({playState}) => playState));
    await expect.poll(states).toEqual(['paused', 'paused']);
    await page.getByRole('checkbox', {name: 'Pause headline'}).click();
    await expect.poll(states).toEqual(['running', 'running']);
  });

  test('the headline stands still under reduced motion', async ({page, goto}) => {
    await page.emulateMedia({reducedMotion: 'reduce'});
    await goto('/');
    await expect(page.getByRole('checkbox', {name: 'Pause headline'})).toBeHidden();
  });

  test('the carousel begins at the third advisor, wraps, and answers keys, dots and cards', async ({
    page,
    goto,
  }) => {
    await page.emulateMedia({reducedMotion: 'reduce'});
    await goto('/');
    const carousel = page.getByRole('region', {name: 'Five of our advisors'});
    await carousel.scrollIntoViewIfNeeded();
    const pressed = carousel.locator('[aria-pressed="true"]');
    await expect(pressed).toContainText('Ingrid Halvorsen');
    await carousel.getByRole('button', {name: 'Next'}).click();
    await expect(pressed).toContainText('Tomas Kadlec');
    await page.keyboard.press('ArrowRight');
    await expect(pressed).toContainText('Eleni Markou');
    await page.keyboard.press('ArrowRight');
    await expect(pressed).toContainText('Astrid Lindqvist');
    await page.keyboard.press('ArrowLeft');
    await expect(pressed).toContainText('Eleni Markou');
    await carousel
      .getByRole('group', {name: 'Choose a slide'})
      .getByRole('button', {name: 'Matteo Ferrante'})
      .click();
    await expect(pressed).toContainText('Matteo Ferrante');
    await carousel.getByRole('button', {name: 'Astrid Lindqvist Growth'}).click();
    await expect(pressed).toContainText('Astrid Lindqvist');
  });
});

test('how we work: eight advisors, each a link, three in view', async ({page, goto}) => {
  await goto('/services/how-we-work');
  const carousel = page.getByRole('region', {name: 'The advisors of the network'});
  await expect(carousel.getByRole('link')).toHaveCount(8);
  await carousel.scrollIntoViewIfNeeded();
  await carousel.getByRole('button', {name: 'Next'}).click();
  await expect(carousel.getByText('Matteo Ferrante, 2 of 8')).toBeAttached();
});

test('GTM platform: See How It Works scrolls to the three layers', async ({page, goto}) => {
  await goto('/toolkit/gtm-platform');
  await page.getByRole('link', {name: 'See How It Works'}).click();
  await expect(page.getByRole('heading', {name: /^Three layers/})).toBeInViewport();
});
