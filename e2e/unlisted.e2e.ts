import { shows } from './support/screen.ts';
import { expect, test } from './support/test.ts';
import { words } from './support/words.ts';

/** A tournament that its organizer rehearses with, and nobody else finds (decision 0040). */

test.use({ world: { demo: true } });

// Each language has a tournament of its own in the world that both tests share.
const TOURNAMENT_ID = { en: 5, ja: 7 } as const;

for (const language of ['en', 'ja'] as const) {
  test(`An organizer takes a tournament out of the lists: strangers find none of its pages, until it is shown again, in ${language}`, async ({
    newPhone,
    playerPhone,
  }) => {
    test.setTimeout(240_000);
    const { publishing: t, live } = words[language];
    const id = TOURNAMENT_ID[language];
    const organizer = await newPhone({ language });
    const { page: desk } = organizer;
    const stranger = await playerPhone('Mio Kato', { language });
    const find = () => stranger.page.request.get(`/api/tournaments/${id}`);
    const choose = async (before: string, after: 'everybody' | 'unlisted') => {
      await desk.goto(`/organizer/tournaments/${id}`);
      await desk.getByRole('button', { name: t.listing(before), exact: true }).click();
      await desk.locator(`dialog[open] input[value=${after}]`).check();
      await organizer.axe();
      await desk.getByRole('button', { name: t.listingUse, exact: true }).click();
    };
    expect((await find()).status()).toBe(200);

    await choose(t.listings.everybody, 'unlisted');
    await shows(desk, t.unlistedTitle);
    await organizer.axe();
    await expect.poll(async () => (await find()).status()).toBe(404);
    await stranger.page.goto(`/live/${id}`);
    await shows(stranger.page, live.notFound);

    // Its organizer follows it as everybody would, and finds it among the own ones.
    await desk.goto('/organizer');
    await shows(desk, t.unlisted);
    await organizer.axe();
    await desk.goto(`/live/${id}`);
    await expect(desk.getByText(live.notFound)).toHaveCount(0);

    await choose(t.listings.unlisted, 'everybody');
    await shows(desk, t.isListedNow);
    expect((await find()).status()).toBe(200);
  });
}
