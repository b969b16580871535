import { readsCached } from './support/cached.ts';
import { expect, test } from './support/test.ts';

/** A hall's Wi-Fi without internet: the browser says "online", but no answer of the server arrives. */
test.use({ world: { demo: true } });

for (const [what, path, content, read] of [
  ['The list of tournaments', '/open-tournaments', 'main li h3', 'feeYen'],
  ['A league of the club', '/league-match-table/1', '[data-cell="0 1"]', 'preset'],
  ['Home', '/', 'main li a[href^="/confirm"]', 'tournamentsJoined'],
] as const) {
  test(`${what} from an earlier visit says that it may be out of date`, async ({ newPhone }) => {
    const phone = await newPhone();
    const { page } = phone;
    await page.goto(path);
    // A league is chosen from the list of the club's leagues.
    if (path.startsWith('/league')) await page.locator('main a[href*="session="]').first().click();
    await page.locator(content).first().waitFor();
    await readsCached(page, read);

    phone.allow(/ERR_FAILED|Failed to load/);
    await phone.context.route('**/api/**', (route) => route.abort());
    await page.reload();
    await page.locator(content).first().waitFor();
    const notice = page
      .getByRole('status')
      .getByText('The server could not be reached. What you see may be out of date.');
    await notice.waitFor();
    expect(await page.evaluate('navigator.onLine')).toBe(true);
    await phone.axe();

    await phone.context.unroute('**/api/**');
    await page.getByRole('status').getByRole('button', { name: 'Try again' }).click();
    await notice.waitFor({ state: 'detached' });
  });
}
