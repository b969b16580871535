import { v7 as uuidv7 } from 'uuid';
import { send, setsOf } from './club.ts';
import type { Phone } from './phone.ts';

export interface BracketMatch {
  readonly id: string;
  readonly round: number;
  readonly player1: string | null;
  readonly player2: string | null;
  readonly result: { readonly kind: string; readonly winner: string } | null;
}

export interface Bracket {
  readonly id: string;
  readonly drawNumber: number;
  readonly players: readonly { readonly id: number; readonly name: string }[];
  readonly draw: {
    readonly rounds: number;
    readonly entrants: readonly { readonly id: string; readonly name: string }[];
    readonly matches: readonly BracketMatch[];
  };
}

/** The bracket as stored on the server. */
export async function bracketOf(phone: Phone, id: string): Promise<Bracket> {
  const path = `/api/practice/knockouts/${id}`;
  return (await send<{ knockout: Bracket }>(phone, 'GET', path)).knockout;
}

export function nameIn({ draw }: Bracket, id: string | null): string {
  return draw.entrants.find((entrant) => entrant.id === id)?.name ?? '';
}

/** The next match that can be played. */
export function nextReady({ draw }: Bracket): BracketMatch | undefined {
  return draw.matches.find(({ result, player1, player2 }) => !result && player1 && player2);
}

/** Enters a score by the API, "11-9 7-11", as another phone would. */
export async function scoreByApi(phone: Phone, bracket: Bracket, id: string, score: string) {
  const match = bracket.draw.matches.find((one) => one.id === id);
  const numbers = setsOf(score).map(({ player1Score, player2Score }) => ({
    player1: Number(player1Score),
    player2: Number(player2Score),
  }));
  await send(phone, 'PUT', `/api/practice/knockouts/${bracket.id}/matches/${id}`, {
    writeId: uuidv7(),
    drawNumber: bracket.drawNumber,
    baseVersion: 0,
    player1Id: match?.player1,
    player2Id: match?.player2,
    result: { kind: 'score', sets: numbers },
  });
}

/** Plays by the API until only the final is left; the first and the second players win in turn. */
export async function playToFinal(phone: Phone, id: string): Promise<Bracket> {
  for (let count = 0; ; count += 1) {
    const bracket = await bracketOf(phone, id);
    const match = nextReady(bracket);
    if (!match || match.round === bracket.draw.rounds) return bracket;
    await scoreByApi(phone, bracket, match.id, count % 2 ? '9-11 7-11' : '11-9 11-7');
  }
}

/** Loads the bracket again, and waits until its final has a player: the copy on the phone appears first, without. */
export async function reloadWithFinal({ page }: Phone, bracket: Bracket): Promise<void> {
  const final = bracket.draw.matches.at(-1);
  await page.reload();
  const card = page.locator(`[data-match="${final?.id}"]`);
  await card.getByText(nameIn(bracket, final?.player1 ?? null)).waitFor();
}

/** Taps a match of the bracket on the screen, and waits for its score screen. */
export async function openMatch({ page }: Phone, id: string): Promise<void> {
  await page.locator(`[data-match="${id}"]`).click();
  await page.locator('[name="sets.0.player1Score"]').waitFor();
}

/** Fills in the sets, submits and confirms; ends on the bracket. */
export async function enterByHand(
  { page }: Phone,
  score: string,
  words: { readonly submit: string; readonly confirm: string },
): Promise<void> {
  for (const [at, set] of setsOf(score).entries()) {
    await page.fill(`[name="sets.${at}.player1Score"]`, set.player1Score);
    await page.fill(`[name="sets.${at}.player2Score"]`, set.player2Score);
  }
  await page.getByRole('button', { name: words.submit }).click();
  await page.getByRole('button', { name: words.confirm, exact: true }).click();
  await page.waitForURL(/tournament-bracket/);
}
