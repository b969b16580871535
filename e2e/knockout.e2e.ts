import {
  bracketOf,
  enterByHand,
  nameIn,
  nextReady,
  openMatch,
  playToFinal,
  reloadWithFinal,
} from './support/bracket.ts';
import { makeClub, send } from './support/club.ts';
import type { Phone } from './support/phone.ts';
import { written } from './support/screen.ts';
import { expect, test } from './support/test.ts';
import { type Words, words } from './support/words.ts';

/** Draws of 8, 11 and 24 players, each played to its champion. */
const names = Array.from({ length: 24 }, (_, at) => `Player${at + 1} ${'ABCDEFGH'[at % 8]}`);

const sessionOf = ({ page }: Phone) => new URL(page.url()).searchParams.get('session') ?? '';

/** A notification is written twice: on the screen, and for screen readers. */
const notified = ({ page }: Phone, text: string) =>
  page.getByText(text, { exact: true }).first().waitFor();

async function openParticipants(phone: Phone, members: number) {
  const { groupId } = await makeClub(phone, 'Sakura Club', names.slice(0, members));
  await phone.page.goto(`/select-tournament-members/${groupId}`);
  await phone.page.locator('[name=selectedPlayers]').first().waitFor();
  return groupId;
}

/** Starts the knockout on the screen; returns its id. */
async function start(phone: Phone, t: Words['knockout']): Promise<string> {
  await phone.page.getByRole('button', { name: t.start }).click();
  await phone.page.waitForURL(/tournament-bracket\/\d+\?session=/);
  await phone.page.locator('[data-match]').first().waitFor();
  return sessionOf(phone);
}

test('The words of a knockout are those of the specification', () => {
  const { knockout: t, knockoutScores: scores, draws } = words.en;
  expect([t.selectTitle, t.selectText, t.minimum, t.start]).toEqual([
    'Choose Tournament Participants',
    'Select at least 8 players to create a tournament bracket',
    'Minimum 8 members required for a tournament',
    'Start Tournament',
  ]);
  expect([t.fewTitle, t.fewText, t.dateTitle, t.dateText]).toEqual([
    'Not enough participants',
    'Please select at least 8 members for a tournament.',
    'Date required',
    'Please select a practice date for the tournament.',
  ]);
  expect([t.bracketTitle, t.hint, t.backToParticipants, draws.tbd, draws.score('3-1')]).toEqual([
    'Tournament Bracket',
    'Tap on a match to enter scores when both players are determined',
    'Back to Participants',
    'TBD',
    'Score: 3-1',
  ]);
  expect([...Object.values(draws.rounds), draws.round(1), draws.wins('Ken')]).toEqual([
    'Quarter Finals',
    'Semi Finals',
    'Final',
    'Round 1',
    'Ken wins!',
  ]);
  expect([
    t.scoreTitle,
    scores.set(5, 'set'),
    scores.oneSet('set'),
    scores.submit,
    t.backToBracket,
  ]).toEqual([
    'Enter Match Score',
    'Set 5',
    'At least one set required',
    'Submit Score',
    'Back to Bracket',
  ]);
  expect([scores.confirmTitle, scores.confirmText, scores.winsBy('Ken', '3-1')]).toEqual([
    'Confirm Match Result',
    'Please confirm the match result before submission.',
    'Ken wins 3-1',
  ]);
  expect([
    scores.incompleteTitle,
    scores.incompleteText('set'),
    t.loadError,
    t.playersNeeded,
  ]).toEqual([
    'Incomplete scores',
    'Please enter scores for at least one set.',
    'Error loading match data. Please go back.',
    'Both players must be determined before entering scores.',
  ]);
});

test('A knockout of 8 players is played by hand, with a correction and a restart in the middle (en)', async ({
  app,
  playerPhone,
  secondPhone,
}) => {
  const { knockout: t, knockoutScores: scores, draws } = words.en;
  const phone = await playerPhone('Coach Kondo');
  const { page } = phone;
  const groupId = await openParticipants(phone, 8);
  const begin = page.getByRole('button', { name: t.start });
  await phone.axe();
  await page.locator('[name=selectedPlayers]').first().uncheck();
  expect(await begin.isDisabled()).toBe(true);
  await page.getByText(t.missing(1)).waitFor();
  await page.locator('[name=selectedPlayers]').first().check();

  await begin.click();
  await page.waitForURL(/tournament-bracket/);
  await page.getByText(t.loadingBracket).waitFor();
  await page.locator('[data-match]').first().waitFor();
  const id = sessionOf(phone);
  // The bracket appears immediately after a reload.
  await page.reload();
  await page.locator('[data-match]').first().waitFor();
  expect(await page.getByText(t.loadingBracket).count()).toBe(0);

  await openMatch(phone, '1-0');
  await phone.axe();
  await page.getByRole('button', { name: scores.submit }).click();
  await notified(phone, scores.incompleteTitle);
  expect(await page.getByText(scores.incompleteText('set')).count()).toBeGreaterThan(1);
  await page.fill('[name="sets.0.player1Score"]', '11');
  await page.fill('[name="sets.0.player2Score"]', '9');
  await page.reload();
  expect(await page.inputValue('[name="sets.0.player1Score"]')).toBe('11');
  await page.fill('[name="sets.1.player1Score"]', '8');
  await page.fill('[name="sets.1.player2Score"]', '12');
  await page.getByRole('button', { name: scores.submit }).click();
  const before = await bracketOf(phone, id);
  const [first, second] = [before.draw.matches[0]?.player1, before.draw.matches[0]?.player2];
  await page.getByText(scores.winsBy(nameIn(before, second ?? ''), '1-1')).waitFor();
  await page.getByText(scores.reasonHighest(1, 12, 11, 'set')).waitFor();
  await phone.axe();
  await page.getByRole('button', { name: scores.confirm, exact: true }).click();
  await notified(phone, scores.savedText(nameIn(before, second ?? '')));
  await page.locator('[data-match="1-0"]').getByText(draws.score('1-1')).waitFor();

  // The result was the other way round: a correction, with its consequences.
  await openMatch(phone, '1-0');
  await page.getByText(scores.correcting).waitFor();
  await page.fill('[name="sets.1.player2Score"]', '5');
  await page.getByRole('button', { name: scores.submit }).click();
  const [winner, loser] = [nameIn(before, first ?? ''), nameIn(before, second ?? '')];
  await page.getByText(scores.replaced(loser, winner, draws.rounds['semi-finals'])).waitFor();
  const confirm = page.getByRole('button', { name: scores.confirm, exact: true });
  await written(page, () => confirm.click());
  await page.locator('[data-match="1-0"]').getByText(draws.score('2-0')).waitFor();
  await page.locator('[data-match="2-0"]').getByText(winner).waitFor();

  await app.kill();
  await app.restart();
  const other = await secondPhone(phone);
  await other.page.goto(`/tournament-bracket/${groupId}`);
  await other.page.locator('[data-match="1-0"]').getByText(draws.score('2-0')).waitFor();
  expect(sessionOf(other)).toBe(id);

  await openMatch(other, '1-1');
  await written(other.page, () => enterByHand(other, '7-11 11-9 9-11', scores));
  await reloadWithFinal(other, await playToFinal(other, id));
  await openMatch(other, '3-0');
  await written(other.page, () => enterByHand(other, '11-7 9-11 11-5', scores));
  const after = await bracketOf(other, id);
  const final = after.draw.matches.at(-1);
  await other.page.getByText(draws.wins(nameIn(after, final?.result?.winner ?? null))).waitFor();
  await other.axe();
  await page.goto('/practice-records');
  await page.getByText(/Tournament: 7/).waitFor();
});

test('A knockout of 11 players is played with byes, a walkover and a champion (ja)', async ({
  playerPhone,
}) => {
  const { knockout: t, knockoutScores: scores, draws, league } = words.ja;
  const phone = await playerPhone('近藤 監督', { language: 'ja' });
  const { page } = phone;
  await openParticipants(phone, 9);
  await page.getByRole('button', { name: league.addExternal }).click();
  for (const guest of ['山本 さくら', ' 森 葵 ']) {
    await page.fill('[name=externalMemberName]', guest);
    await page.getByRole('button', { name: league.confirmExternal, exact: true }).click();
    await notified(phone, t.externalAdded(guest.trim()));
  }
  await phone.axe();
  const id = await start(phone, t);
  await page.getByText(draws.byesByLot).waitFor();
  expect(await page.getByText(draws.byesOfSeeds).count()).toBe(0);
  await phone.axe();
  const bracket = await bracketOf(phone, id);
  expect(bracket.players.slice(-2).map((player) => player.id)).toEqual([100, 101]);
  const match = nextReady(bracket);
  await openMatch(phone, match?.id ?? '');
  await page.getByRole('button', { name: scores.otherResult }).click();
  await page.getByLabel(scores.resultKinds.walkover).check();
  await page.getByRole('button', { name: scores.submit }).click();
  await notified(phone, scores.whoWinsTitle);
  await page.locator('[name=winner]').first().check();
  await phone.axe();
  await page.getByRole('button', { name: scores.submit }).click();
  const winner = nameIn(bracket, match?.player1 ?? null);
  await page.getByText(scores.winsByWalkover(winner)).waitFor();
  const confirm = page.getByRole('button', { name: scores.confirm, exact: true });
  await written(page, () => confirm.click());
  await page.locator(`[data-match="${match?.id}"]`).getByText(draws.walkover).waitFor();

  await reloadWithFinal(phone, await playToFinal(phone, id));
  await page.getByText(draws.rounds['semi-finals']).first().waitFor();
  await openMatch(phone, '4-0');
  await written(page, () => enterByHand(phone, '11-9 9-11 11-8', scores));
  const played = await bracketOf(phone, id);
  const champion = nameIn(played, played.draw.matches.at(-1)?.result?.winner ?? null);
  await page.getByText(draws.wins(champion)).waitFor();
  await phone.axe();
  const { matches } = await send<{ matches: unknown[] }>(
    phone,
    'GET',
    `/api/practice/records/days/${await today(phone)}/tournament`,
  );
  // Ten matches, one of which was a walkover.
  expect(matches).toHaveLength(9);
});

test('A knockout of 24 players is shown as rounds and as a tree, in both languages, then shared with everybody', async ({
  newPhone,
  playerPhone,
}) => {
  const { knockout: t, knockoutScores: scores, draws } = words.ja;
  const phone = await playerPhone('Coach Mori');
  const { page } = phone;
  await openParticipants(phone, 24);
  const id = await start(phone, words.en.knockout);
  await page.getByText(words.en.draws.round(1)).first().waitFor();
  await playToFinal(phone, id);
  await page.reload();
  await page.getByRole('tab', { name: words.en.draws.viewTree }).click();
  await phone.axe();
  await page.getByRole('button', { name: 'EN | 日本語' }).first().click();
  await page.getByRole('tab', { name: draws.viewTree }).waitFor();
  await openMatch(phone, '5-0');
  await written(page, () => enterByHand(phone, '11-7 11-7', scores));
  const bracket = await bracketOf(phone, id);
  const champion = nameIn(bracket, bracket.draw.matches.at(-1)?.result?.winner ?? null);
  await page.getByText(draws.wins(champion)).waitFor();

  await page.getByRole('button', { name: t.share, exact: true }).click();
  await page.getByRole('button', { name: t.shareStart }).click();
  await page.getByRole('img', { name: t.shareQr }).waitFor();
  await phone.axe();
  const link = await page.inputValue('[name=shareLink]');
  const visitor = await newPhone({ language: 'ja' });
  await visitor.page.goto(new URL(link).pathname);
  // Strangers see members without an account as initials, with a number where two are equal.
  await visitor.page.getByText(new RegExp(`^${draws.wins('P\\.[A-H]\\. [123]')}$`)).waitFor();
  const shown = await visitor.page.content();
  expect(names.filter((name) => shown.includes(name))).toEqual([]);
  expect(await visitor.page.locator('main [data-match]').count()).toBe(0);
  await visitor.axe();
  await page.getByRole('button', { name: t.shareStop }).click();
  await notified(phone, t.shareStopped);
  await visitor.page.reload();
  await visitor.page.getByText(t.publicGoneTitle).waitFor();
  await visitor.axe();
});

async function today(phone: Phone): Promise<string> {
  const path = '/api/practice/records/days';
  const { days } = await send<{ days: { id: string }[] }>(phone, 'GET', path);
  return days[0]?.id ?? '';
}
