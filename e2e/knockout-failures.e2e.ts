import {
  bracketOf,
  enterByHand,
  openMatch,
  reloadWithFinal,
  scoreByApi,
} from './support/bracket.ts';
import { appCached } from './support/cached.ts';
import { makeClub, send } from './support/club.ts';
import type { Phone, PhoneOptions } from './support/phone.ts';
import { lookAgain } from './support/screen.ts';
import { expect, type PlayerPhone, test } from './support/test.ts';
import { words } from './support/words.ts';

/** Faults around a bracket: missing players, two scorers, a new draw, no signal, wrong addresses. */
const { knockout: t, knockoutScores: scores, draws, practice } = words.en;
const members = Array.from({ length: 8 }, (_, at) => `Player${at + 1} A`);
const notified = ({ page }: Phone, text: string) =>
  page.getByText(text, { exact: true }).first().waitFor();

/** The refusal on the screen of a match. A phone that has no answer after 1.5 seconds shows the bracket, and leads back from there. */
async function refused(phone: Phone, match: string, text: string): Promise<void> {
  const refusal = phone.page.getByText(text);
  const inBracket = phone.page.locator(`[data-match="${match}"]`);
  await refusal.or(inBracket).first().waitFor();
  if (await inBracket.isVisible()) await openMatch(phone, match);
  await refusal.waitFor();
}

async function opened(playerPhone: PlayerPhone, options: PhoneOptions = {}) {
  const phone = await playerPhone('Coach Kondo', options);
  const { groupId } = await makeClub(phone, 'Sakura Club', members);
  await phone.page.goto(`/select-tournament-members/${groupId}`);
  await phone.page.getByRole('button', { name: t.start }).click();
  await phone.page.locator('[data-match]').first().waitFor();
  const id = new URL(phone.page.url()).searchParams.get('session') ?? '';
  return { phone, page: phone.page, groupId, id };
}

test('A match with a missing player leads to the participants, and back', async ({
  playerPhone,
}) => {
  const { phone, page, groupId, id } = await opened(playerPhone);
  await page.locator('[data-match="2-0"]').click();
  await notified(phone, t.playersNeeded);
  await page.waitForURL(`**/select-tournament-members/${groupId}`);
  await page.getByRole('link', { name: t.returnToBracket }).click();
  await page.locator('[data-match="2-0"]').waitFor();
  await page.goto(`/tournament-score-input/2-0?session=${id}`);
  await page.getByText(t.playersNeeded).waitFor();
  await phone.axe();
});

test('Addresses of brackets that do not exist say so', async ({ playerPhone }) => {
  const { phone, page, groupId } = await opened(playerPhone);
  await page.goto('/tournament-score-input/1-0');
  await page.getByText(t.loadError).waitFor();
  await page.goto('/tournament-score-input/1-0?session=nonsense');
  await page.getByText(t.loadError).waitFor();
  await page.goto(`/tournament-bracket/${groupId}?session=nonsense`);
  await page.getByText(t.bracketGone).waitFor();
  await phone.axe();
  await page.goto('/tournament-bracket/4711');
  await page.waitForURL('**/select-invited-group');
  await page.goto('/select-tournament-members/4711');
  await notified(phone, 'The requested group could not be found.');
  await page.waitForURL('**/select-invited-group');
});

test('When two scorers confirm one match, the later one sees the stored score and decides', async ({
  secondPhone,
  playerPhone,
}) => {
  const { phone, page, groupId, id } = await opened(playerPhone);
  const other = await secondPhone(phone);
  await other.page.goto(`/tournament-bracket/${groupId}?session=${id}`);
  await openMatch(other, '1-0');
  await openMatch(phone, '1-0');
  const box = other.page.locator('[name="sets.0.player1Score"]');
  await box.fill('5');
  await enterByHand(phone, '11-7 11-9', scores);
  await other.page.fill('[name="sets.0.player2Score"]', '11');
  await other.page.getByRole('button', { name: scores.submit }).click();
  await other.page.getByRole('button', { name: scores.confirm, exact: true }).click();
  await refused(other, '1-0', scores.changedTitle);
  await other.page.getByText(/Coach Kondo entered: .* wins 2-0/).waitFor();
  expect(await other.page.inputValue('[name="sets.0.player2Score"]')).toBe('11');
  await other.axe();
  await other.page.getByRole('button', { name: scores.saveMine }).click();
  await other.page.getByRole('button', { name: scores.confirm, exact: true }).click();
  await other.page.waitForURL(/tournament-bracket/);
  await other.page.locator('[data-match="1-0"]').getByText(draws.score('0-1')).waitFor();
  await page.reload();
  await page.locator('[data-match="1-0"]').getByText(draws.score('0-1')).waitFor();

  // Where nothing has been typed yet, the stored score fills the form.
  await openMatch(other, '1-1');
  await openMatch(phone, '1-1');
  await enterByHand(phone, '11-7 11-9', scores);
  await lookAgain(other.page);
  await expect.poll(() => box.inputValue()).toBe('11');
});

test('A score for a bracket that was drawn again is refused and can be discarded', async ({
  secondPhone,
  playerPhone,
}) => {
  const { phone, page, groupId, id } = await opened(playerPhone);
  const other = await secondPhone(phone);
  await other.page.goto(`/tournament-bracket/${groupId}?session=${id}`);
  await openMatch(other, '1-0');
  await page.getByRole('button', { name: t.redraw }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: t.redraw }).click();
  await notified(phone, t.redrawnText(2));
  await other.page.fill('[name="sets.0.player1Score"]', '5');
  await other.page.fill('[name="sets.0.player2Score"]', '11');
  await other.page.getByRole('button', { name: scores.submit }).click();
  await other.page.getByRole('button', { name: scores.confirm, exact: true }).click();
  await other.page.getByText(scores.refusals.BRACKET_REDRAWN).waitFor();
  await other.page.getByRole('button', { name: scores.dropResult }).click();
  await other.page.waitForURL(/tournament-bracket/);
  expect((await bracketOf(phone, id)).draw.matches[0]?.result).toBeNull();
});

const ALL = ['1-0', '1-1', '1-2', '1-3', '2-0', '2-1', '3-0'];

test('After the final a typing error is corrected, and another winner clears what follows in one step', async ({
  playerPhone,
}) => {
  const { phone, page, id } = await opened(playerPhone);
  for (const match of ALL) await scoreByApi(phone, await bracketOf(phone, id), match, '11-5');
  await reloadWithFinal(phone, await bracketOf(phone, id));
  await openMatch(phone, '1-0');
  await page.getByText(scores.correctingPlayed).waitFor();
  await phone.axe();
  await page.fill('[name="sets.0.player2Score"]', '4');
  await page.getByRole('button', { name: scores.submit }).click();
  await page.getByRole('alertdialog').getByText(scores.staysSame).waitFor();
  expect(await page.getByText(scores.clearsTitle(2)).count()).toBe(0);
  await page.getByRole('button', { name: scores.confirm, exact: true }).click();
  await page.locator('[data-match="1-0"]').getByText('11-4').waitFor();
  await page.locator('[data-match="3-0"]').getByText(draws.score('1-0')).waitFor();

  await openMatch(phone, '1-0');
  await page.fill('[name="sets.0.player1Score"]', '2');
  await page.getByRole('button', { name: scores.submit }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByText(scores.clearsTitle(2)).waitFor();
  expect(await dialog.locator('li').filter({ hasText: ' vs ' }).allTextContents()).toEqual([
    expect.stringMatching(/^Semi Finals: Player\d A vs Player\d A \(Player\d A wins 1-0\)$/),
    expect.stringMatching(/^Final: Player\d A vs Player\d A \(Player\d A wins 1-0\)$/),
  ]);
  await phone.axe();
  await dialog.getByRole('button', { name: scores.confirm, exact: true }).click();
  await page.locator('[data-match="1-0"]').getByText(draws.score('0-1')).waitFor();
  const open = async () =>
    (await bracketOf(phone, id)).draw.matches.flatMap((one) => (one.result ? [] : [one.id]));
  await expect.poll(open).toEqual(['2-0', '3-0']);
});

test('Without a signal a correction clears what follows, and all of it is sent later', async ({
  playerPhone,
}) => {
  const { phone, page, id } = await opened(playerPhone, { serviceWorker: true });
  await appCached(page);
  await scoreByApi(phone, await bracketOf(phone, id), '1-0', '11-5');
  await scoreByApi(phone, await bracketOf(phone, id), '1-1', '11-5');
  await page.reload();
  await page.locator('[data-match="1-1"]').getByText(draws.score('1-0')).waitFor();
  await phone.setOffline(true);
  await openMatch(phone, '2-0');
  await enterByHand(phone, '11-7 11-9', scores);
  await openMatch(phone, '1-0');
  await page.fill('[name="sets.0.player1Score"]', '3');
  await page.getByRole('button', { name: scores.submit }).click();
  await page.getByRole('alertdialog').getByText(scores.clearsTitle(1)).waitFor();
  await page.getByRole('button', { name: scores.confirm, exact: true }).click();
  await page.getByText(scores.unsentTitle(2)).waitFor();
  await openMatch(phone, '2-0');
  expect(await page.inputValue('[name="sets.0.player1Score"]')).toBe('');
  await enterByHand(phone, '8-11', scores);
  await page.getByText(scores.unsentTitle(3)).waitFor();
  await phone.setOffline(false);
  await page.getByText(scores.unsentTitle(3)).waitFor({ state: 'detached' });
  await page.getByText(draws.notSent).first().waitFor({ state: 'detached' });
  const { draw } = await bracketOf(phone, id);
  const [first, semi] = ['1-0', '2-0'].map((one) => draw.matches.find((match) => match.id === one));
  expect(first?.result?.winner).toBe(first?.player2);
  expect(semi).toMatchObject({ player1: first?.player2, result: { score: '0-1' } });
});

test('A later result that arrived meanwhile is named before a correction clears it', async ({
  secondPhone,
  playerPhone,
}) => {
  const { phone, page, groupId, id } = await opened(playerPhone);
  for (const match of ['1-0', '1-1']) {
    await scoreByApi(phone, await bracketOf(phone, id), match, '11-5');
  }
  const other = await secondPhone(phone);
  await other.page.goto(`/tournament-bracket/${groupId}?session=${id}`);
  await openMatch(other, '1-0');
  await other.page.fill('[name="sets.0.player1Score"]', '3');
  await other.page.getByRole('button', { name: scores.submit }).click();
  await scoreByApi(phone, await bracketOf(phone, id), '2-0', '11-5');
  await other.page.getByRole('button', { name: scores.confirm, exact: true }).click();
  await refused(other, '1-0', scores.refusals.NEXT_MATCH_PLAYED);
  await other.axe();
  await other.page.getByRole('button', { name: scores.reviewClears }).click();
  await other.page.getByRole('alertdialog').getByText(scores.clearsTitle(1)).waitFor();
  await other.page.getByRole('button', { name: scores.confirm, exact: true }).click();
  await other.page.waitForURL(/tournament-bracket/);
  await page.reload();
  await page.locator('[data-match="1-0"]').getByText(draws.score('0-1')).waitFor();
  expect((await bracketOf(phone, id)).draw.matches.at(4)).toMatchObject({ result: null });
});

test('Results entered without a signal are stored, shown, and sent when it is back', async ({
  playerPhone,
}) => {
  const { phone, page, id } = await opened(playerPhone, { serviceWorker: true });
  await appCached(page);
  await phone.setOffline(true);
  for (const match of ['1-0', '1-1', '2-0']) {
    await openMatch(phone, match);
    await enterByHand(phone, '11-7 11-9', scores);
    await page.locator(`[data-match="${match}"]`).getByText(draws.notSent).waitFor();
  }
  await page.getByText(scores.unsentTitle(3)).waitFor();
  await phone.axe();
  // A correction of a result that has not been sent yet.
  await openMatch(phone, '2-0');
  await enterByHand(phone, '7-11', scores);
  await page.getByText(scores.unsentTitle(4)).waitFor();
  await phone.setOffline(false);
  await page.getByText(scores.unsentTitle(4)).waitFor({ state: 'detached' });
  await page.getByText(draws.notSent).first().waitFor({ state: 'detached' });
  const { draw } = await bracketOf(phone, id);
  const semi = draw.matches.find((match) => match.id === '2-0');
  expect(semi?.result?.winner).toBe(semi?.player2);
});

test('A bracket is removed, and restored immediately', async ({ playerPhone }) => {
  const { phone, page, groupId, id } = await opened(playerPhone);
  await scoreByApi(phone, await bracketOf(phone, id), '1-0', '11-7');
  await page.getByRole('button', { name: practice.remove.knockout }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: practice.remove.knockout })
    .click();
  await notified(phone, practice.removed.knockout);
  await page.getByRole('button', { name: practice.undo }).click();
  await page.locator('[data-match="1-0"]').getByText(draws.score('1-0')).waitFor();
  const path = `/api/practice/knockouts?groupId=${groupId}`;
  await expect.poll(() => send(phone, 'GET', path)).toMatchObject({ knockouts: [{ id }] });
});
