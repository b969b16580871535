import { readFileSync } from 'node:fs';
import { makeClub, send } from './support/club.ts';
import { expect, test } from './support/test.ts';

/**
 * Scores that the version before has stored on a phone, as IndexedDB held them: three of a league, in both shapes that
 * entries had. The placeholders are the ids of this run.
 */
const ENTRIES = readFileSync(new URL('fixtures/older-outbox.json', import.meta.url), 'utf8');

test('Three scores that the version before stored on a phone arrive once each after the update', async ({
  playerPhone,
}) => {
  const phone = await playerPhone('Coach Kondo');
  const { page } = phone;
  const club = await makeClub(phone, 'Sakura Club', ['Aoki Ren', 'Baba Yui', 'Chiba Sora']);
  await page.goto(`/select-league-members/${club.groupId}`);
  await page.getByRole('button', { name: 'Create Match Table' }).click();
  await page.locator('[data-cell="0 1"]').waitFor();
  const session = new URL(page.url()).searchParams.get('session') ?? '';
  const { account } = await send<{ account: { id: string } }>(
    phone,
    'GET',
    '/api/accounts/session',
  );
  const [a, b, c] = club.members.filter(({ name }) => name !== 'Coach Kondo');
  const ids = { SESSION: session, GROUP: club.groupId, ACCOUNT: account.id, A: a!.id, B: b!.id };
  const entries = Object.entries({ ...ids, C: c!.id }).reduce(
    (text, [name, id]) =>
      text.replaceAll(`"$${name}#"`, String(id)).replaceAll(`$${name}`, String(id)),
    ENTRIES,
  );
  await page.evaluate(async (stored) => {
    const opened = indexedDB.open('rallydays-outbox', 1);
    await new Promise((resolve) => {
      opened.onsuccess = resolve;
    });
    const transaction = opened.result.transaction('entries', 'readwrite');
    for (const entry of stored) transaction.objectStore('entries').put(entry);
    await new Promise((resolve) => {
      transaction.oncomplete = resolve;
    });
    opened.result.close();
  }, JSON.parse(entries));
  await page.reload();
  await page.locator('[data-cell="1 2"]').getByText('2-1').waitFor();
  const path = `/api/practice/leagues/${session}`;
  const stored = async () => {
    const { league } = await send<{ league: { matches: { sets: string; version: number }[] } }>(
      phone,
      'GET',
      path,
    );
    return league.matches.map(({ sets, version }) => [sets, version]).sort();
  };
  await expect.poll(stored).toEqual([
    ['11-9 11-7', 1],
    ['11-9 9-11 45-3', 1],
    ['7-11 8-11', 1],
  ]);
});
