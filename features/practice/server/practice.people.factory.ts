import { v7 as uuidv7 } from 'uuid';
import * as accountsContract from '#features/accounts/accounts.contract.ts';
import { find as findGroup } from '#features/groups/groups.contract.ts';
import { merge } from '#features/groups/merging/merging.contract.ts';
import { makeGroup } from '#features/groups/server/groups.factory.ts';
import { joined, signedUp } from '#features/groups/server/groups.people.factory.ts';
import type { Phone, TestApp } from '../../../apps/server/test-app.ts';
import * as league from '../league/league.contract.ts';
import { participants } from '../practice.contract.ts';
import type { Participant } from '../practice.vocabulary.ts';

export interface Club {
  readonly groupId: number;
  /** The phones of the group's creator, of another member, and of an outsider. */
  readonly coach: Phone;
  readonly member: Phone;
  readonly outsider: Phone;
  readonly players: readonly Participant[];
}

/** A group of six players, two of them with phones, and an outsider's phone. */
export async function makeClub(server: TestApp): Promise<Club> {
  const coach = await signedUp(server, 'Coach Kondo');
  const creator = { accountId: await accountIdOf(coach), name: 'Coach Kondo' };
  const now = server.clock.now();
  const members = ['Aoki Ren', 'Baba Yui', 'Chiba Sora', 'Doi Mao'];
  const group = await makeGroup(server.services.db, {
    creator,
    now,
    name: 'Sakura Club',
    teamCode: 'SAKURA99',
    members,
  });
  const member = await joined(server, 'Endo Rin', 'SAKURA99');
  const outsider = await signedUp(server, 'Outsider');
  const answer = await coach.call(participants, { params: { groupId: group.id } });
  const players = answer.data!.members.map((one) => ({ ...one, external: false }));
  return { groupId: group.id, coach, member, outsider, players };
}

/** The phone of Aoki Ren, who joins in other letters; the coach merges the entry without an account with the new one. */
export async function joinedAsAoki(server: TestApp, { coach, groupId, players }: Club) {
  const phone = await joined(server, '蒼木 蓮', 'SAKURA99');
  const { data } = await phone.call(findGroup, { params: { id: groupId } });
  const intoId = data?.members.find(({ name }) => name === '蒼木 蓮')?.id ?? 0;
  const aoki = players.find(({ name }) => name === 'Aoki Ren');
  const params = { id: groupId, memberId: Number(aoki?.id) };
  const { refusal } = await coach.call(merge, { params, body: { intoId } });
  if (refusal) throw new Error(`the two entries were not merged: ${refusal.code}`);
  return phone;
}

/** The account that is signed in on a phone. */
export async function accountIdOf(phone: Phone): Promise<string> {
  const { data } = await phone.call(accountsContract.session);
  if (!data?.account) throw new Error('nobody is signed in on this phone');
  return data.account.id;
}

/** A league of the whole club, opened on the coach's phone. */
export async function openLeague({ coach, groupId, players }: Club): Promise<string> {
  const id = uuidv7();
  const body = { id, groupId, practiceDate: '2026-11-20', players: [...players] };
  const { refusal } = await coach.call(league.createLeague, { body });
  if (refusal) throw new Error(`the league was not opened: ${refusal.code}`);
  return id;
}

/** The body of a scorecard for a pair of a league. */
export function leagueScore(
  sessionId: string,
  [player1, player2]: readonly [Participant, Participant],
  change: { sets?: string; baseVersion?: number; writeId?: string } = {},
) {
  return {
    writeId: change.writeId ?? uuidv7(),
    baseVersion: change.baseVersion ?? 0,
    match: {
      kind: 'league' as const,
      sessionId,
      player1Id: player1.id,
      player2Id: player2.id,
      playedOn: '2026-11-20',
    },
    sets: setsOf(change.sets ?? '11-7 11-9'),
  };
}

/** "11-9 7-" as the boxes hold it. */
export function setsOf(text: string) {
  return text.split(' ').map((set) => {
    const [player1Score = '', player2Score = ''] = set.split('-');
    return { player1Score, player2Score };
  });
}

/** A club with an open league, and three of its players. */
export async function hall(server: TestApp) {
  const club = await makeClub(server);
  const session = await openLeague(club);
  const [aoki, baba, chiba] = club.players.slice(-3) as [Participant, Participant, Participant];
  return { ...club, session, aoki, baba, chiba };
}

/** The matches of a league, as the coach's phone sees them. */
export async function leagueMatches({ coach }: Club, session: string) {
  const { data } = await coach.call(league.league, { params: { id: session } });
  return data!.league.matches;
}
