import type { Page } from '@playwright/test';
import { v7 as uuidv7 } from 'uuid';
import { makeClub, send } from './club.ts';
import { drawn, drawPublished, type EventAddress, firstEvent, publishedWith } from './organizer.ts';
import type { Phone } from './phone.ts';

interface Team {
  readonly team: string;
  readonly players: readonly string[];
  /** One of the players, who has an account and joins the school. */
  readonly member?: { readonly name: string; readonly phone: Phone };
}

/** Enters a team of a new school with these players, in their order, by the school's application; without a fee. */
export async function enterTeam(
  teacher: Phone,
  tournamentId: number,
  eventId: number,
  { team, players, member }: Team,
): Promise<void> {
  const listed = players.filter((name) => name !== member?.name);
  const { groupId } = await makeClub(teacher, `${team}中学校`, listed);
  if (member) {
    const { teamId } = await send<{ teamId: string }>(teacher, 'GET', `/api/groups/${groupId}`);
    await send(member.phone, 'POST', '/api/groups/join', { teamId });
  }
  const roster = await send<{ pupils: { id: string; name: string }[] }>(
    teacher,
    'GET',
    `/api/groups/${groupId}/roster`,
  );
  const byName = new Map(roster.pupils.map(({ id, name }) => [name, id]));
  const pupils = players.map((name) => byName.get(name));
  const id = uuidv7();
  await send(teacher, 'PUT', `/api/team-applications/${id}/draft`, {
    tournamentId,
    groupId,
    saveId: uuidv7(),
    version: 0,
    lines: [{ eventId, pupils, team }],
  });
  const agreed = { writeId: uuidv7(), version: 1, totalYen: 0, byTransfer: false, agreed: true };
  await send(teacher, 'POST', `/api/team-applications/${id}/apply`, agreed);
}

/** A tournament with one event for teams, and its published knockout, once `enter` has entered them. */
export async function publishedTeams(
  organizer: Phone,
  name: string,
  enter: (tournamentId: number, eventId: number) => Promise<void>,
  facts: Parameters<typeof publishedWith>[2] = {},
): Promise<EventAddress & { readonly tournamentId: number; readonly eventId: number }> {
  const tournamentId = await publishedWith(organizer, [], {
    tournamentName: name,
    eventType: 'Team',
    ...facts,
  });
  const address = await firstEvent(organizer, tournamentId);
  const eventId = Number(address.api.split('/').at(-1));
  await enter(tournamentId, eventId);
  const knockout = { kind: 'knockout', tradition: 'tennis', thirdPlace: false, consolation: false };
  await drawn(organizer, address, knockout);
  await drawPublished(organizer, address);
  return { ...address, tournamentId, eventId };
}

/** The address of the only tie. */
export async function onlyTie(phone: Phone, tournamentId: number) {
  const { ties } = await send<{ ties: { ties: { stageId: string; matchId: string }[] } }>(
    phone,
    'GET',
    `/api/tournaments/${tournamentId}/ties`,
  );
  return ties.ties[0]!;
}

/** Files these players for the side that a coach speaks for: the squad's first six in their order, unless said otherwise. */
export async function filed(
  coach: Phone,
  { stageId, matchId }: { stageId: string; matchId: string },
  players: readonly (number | null)[] = [1, 2, 3, 4, 5, 6],
) {
  const { ties } = await send<{ ties: { own: string; stageId: string }[] }>(
    coach,
    'GET',
    '/api/my-ties',
  );
  const side = ties.find((one) => one.stageId === stageId)?.own ?? '';
  const body = { players, baseVersion: 0 };
  await send(coach, 'PUT', `/api/my-ties/${stageId}/${matchId}/${side}/order`, body);
}

/** Enters three games for a side, the first unless said otherwise, on the scorecard that the screen shows. */
export async function gamesEntered(page: Page, confirm: string, winner: 1 | 2 = 1) {
  for (const at of [0, 1, 2]) {
    await page.locator(`[name="sets.${at}.player${winner}Score"]`).fill('11');
    await page.locator(`[name="sets.${at}.player${3 - winner}Score"]`).fill('7');
  }
  await page.getByRole('button', { name: confirm }).click();
}
