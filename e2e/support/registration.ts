import type { Page } from '@playwright/test';
import { submit } from './screen.ts';

/** Fills the first step of the registration. */
export async function fillPerson(page: Page, email: string, fullName = '佐藤 花子') {
  await page.fill('[name=fullName]', fullName);
  await page.selectOption('[name=prefecture]', 'Tokyo');
  await page.fill('[name=phone]', '09012345678');
  await page.fill('[name=email]', email);
  await page.fill('[name=password]', 'long-rally-7');
  await page.fill('[name=confirmPassword]', 'long-rally-7');
}

/** Opens the registration in the demo, and waits for the note to the person who is signed in, which comes with the code. */
export async function openRegistration(page: Page) {
  await page.goto('/registration');
  // Before that, a prerendered form cannot be sent.
  await page.locator('main a[href="/my-page"]').waitFor();
}

/** Registers a new player in the demo, by the four steps of the registration. */
export async function registerBySteps(page: Page, email: string, fullName?: string) {
  await openRegistration(page);
  await fillPerson(page, email, fullName);
  await submit(page);
  await page.waitForSelector('[name=clubId]');
  await submit(page);
  await page.check('[name=level][value=C]');
  await submit(page);
  await page
    .getByText(/1,?400/)
    .first()
    .waitFor();
}
