import { v7 as uuidv7 } from 'uuid';
import * as entries from '#features/entries/entries.contract.ts';
import { joinGroup, makeGroup } from '#features/groups/server/groups.factory.ts';
import * as payments from '#features/payments/payments.contract.ts';
import { makeTournament } from '#features/tournaments/server/tournaments.factory.ts';
import type { Phone, TestApp } from '../../../apps/server/test-app.ts';
import * as contract from '../pairs.contract.ts';

type Options = Parameters<typeof makeTournament>[1];
type PlayerPhone = Awaited<ReturnType<TestApp['playerPhone']>>;

/** A tournament of doubles, free unless it says otherwise. */
export function makeDoubles({ services }: TestApp, options: Options = {}): Promise<number> {
  return makeTournament(services, { eventType: 'Doubles', feeYen: 0, ...options });
}

/** Enters the player of a phone, and pays where there is a fee; gives the entry's id. */
export async function enter(phone: Phone, tournamentId: number): Promise<string> {
  const body = { id: uuidv7(), tournamentId, agreed: true };
  const { data, refusal } = await phone.call(entries.apply, { body });
  if (!data) throw new Error(`the entry was refused: ${refusal.code}`);
  const { id: entryId, state } = data.entry;
  if (state === 'confirmed') return entryId;
  const card = { method: 'credit-card', cardToken: 'tok_sandbox_ok_4242' } as const;
  const paid = await phone.call(payments.pay, { body: { id: uuidv7(), entryId, ...card } });
  if (paid.refusal) throw new Error(`the entry was not paid: ${paid.refusal.code}`);
  return entryId;
}

/** A player who has entered doubles, and somebody else. */
export async function entered(server: TestApp, options: Options = {}) {
  const tournamentId = await makeDoubles(server, options);
  const inviter = await server.playerPhone({ fullName: 'Aoki Ren' });
  const entryId = await enter(inviter, tournamentId);
  const partner = await server.playerPhone({ fullName: 'Baba Yui' });
  return { tournamentId, inviter, entryId, partner };
}

/** Puts two players into one group; gives the number of the second as its member. */
export async function inOneGroup(
  { services: { db, clock } }: TestApp,
  one: PlayerPhone,
  other: PlayerPhone,
): Promise<number> {
  const now = clock.now();
  const creator = { accountId: one.player.id, name: one.player.fullName };
  const teamCode = 'PAIRS123';
  await makeGroup(db, { creator, now, teamCode, members: ['Paper Member'] });
  const { id: accountId, fullName } = other.player;
  await joinGroup(db, { accountId, fullName, now }, teamCode);
  const { data } = await one.call(contract.members);
  return data?.members.find(({ name }) => name === fullName)?.id ?? 0;
}

/** Invites a partner in place of the one whom the player sees. */
export async function invite(
  phone: Phone,
  entryId: string,
  partner:
    | { readonly how: 'link' }
    | { readonly how: 'member'; readonly memberId: number }
    | {
        readonly how: 'name';
        readonly partner: { readonly name: string; readonly club: string };
      } = { how: 'link' },
) {
  const params = { id: entryId };
  const shown = (await phone.call(contract.find, { params })).data?.pair.partner;
  const seen = shown ? { id: shown.id, state: shown.state } : null;
  return phone.call(contract.invite, { params, body: { id: uuidv7(), seen, partner } });
}

/** Invites by a link, and gives its secret. */
export async function linkFrom(phone: Phone, entryId: string): Promise<string> {
  const { data, refusal } = await invite(phone, entryId);
  const token = data?.pair.partner?.token;
  if (!token) throw new Error(`no link was made: ${refusal?.code}`);
  return token;
}

export const accept = (phone: Phone, token: string) =>
  phone.call(contract.accept, { body: { token } });

/** Two who have entered doubles together: the player, and the partner by a link. */
export async function paired(server: TestApp, options: Options = {}) {
  const made = await entered(server, options);
  const token = await linkFrom(made.inviter, made.entryId);
  const { refusal } = await accept(made.partner, token);
  if (refusal) throw new Error(`the invitation was not accepted: ${refusal.code}`);
  return { ...made, token };
}
