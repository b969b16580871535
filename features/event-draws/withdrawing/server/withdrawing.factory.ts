import { v7 as uuidv7 } from 'uuid';
import * as accounts from '#features/accounts/accounts.contract.ts';
import * as entries from '#features/entries/entries.contract.ts';
import type { Decision } from '#features/entries/withdrawals/withdrawals.vocabulary.ts';
import { makeOrganizerAccount } from '#features/organizers/server/organizers.factory.ts';
import * as payments from '#features/payments/payments.contract.ts';
import { makeTournament } from '#features/tournaments/server/tournaments.factory.ts';
import * as tournaments from '#features/tournaments/server/tournaments.store.ts';
import type { Phone, TestApp } from '../../../../apps/server/test-app.ts';
import * as eventDraws from '../../event-draws.contract.ts';
import * as contract from '../withdrawing.contract.ts';

/** A tournament of a new organizer, whose phone is signed in. */
export async function hostedTournament(
  server: TestApp,
  options: Parameters<typeof makeTournament>[1] = {},
) {
  const { organizerId, loginId, password } = await makeOrganizerAccount(server.services);
  const tournamentId = await makeTournament(server.services, { organizerId, ...options });
  const organizer = server.phone();
  await organizer.call(accounts.login, { body: { loginId, password } });
  const tournament = await tournaments.findById(server.services.db, tournamentId);
  const params = { id: tournamentId, eventId: tournament?.events[0].id ?? 0 };
  return { organizer, tournamentId, params, ...stepsOf(organizer, params) };
}

/** Removes an entrant of a closed event from an organizer's phone, whether the player has asked or not. */
export async function removeEntrant(
  organizer: Phone,
  params: { readonly id: number; readonly eventId: number },
  entryId: string,
): Promise<void> {
  const { decide } = stepsOf(organizer, params);
  const { refusal } = await decide(entryId, 'remove');
  if (refusal) throw new Error(`the entrant was not removed: ${refusal.code}`);
}

/** Enters the player of a phone, and pays where there is a fee; gives the entry's id. */
export async function enterPaid(phone: Phone, tournamentId: number): Promise<string> {
  const body = { id: uuidv7(), tournamentId, agreed: true };
  const { data } = await phone.call(entries.apply, { body });
  const entry = data?.entry;
  if (!entry) throw new Error('the place was not reserved');
  if (entry.feeYen > 0) {
    const payment = { id: uuidv7(), entryId: entry.id, method: 'credit-card' } as const;
    await phone.call(payments.pay, { body: { ...payment, cardToken: 'tok_sandbox_ok_4242' } });
  }
  return entry.id;
}

/** A closed event that one player has paid for, with what the organizer and the player can do about it. */
export async function closedWithPlayer(
  server: TestApp,
  options: Parameters<typeof makeTournament>[1] = {},
) {
  const hosted = await hostedTournament(server, options);
  const player = await server.playerPhone({ fullName: 'Withdrawing Wada' });
  const entryId = await enterPaid(player, hosted.tournamentId);
  const { params, organizer } = hosted;
  await organizer.call(eventDraws.closeEntries, { params });
  const ask = () => player.call(entries.withdraw, { params: { id: entryId } });
  const takeBack = () => player.call(entries.takeBack, { params: { id: entryId } });
  const entry = async () =>
    (await player.call(entries.find, { params: { id: entryId } })).data?.entry;
  return { ...hosted, player, entryId, ask, takeBack, entry };
}

/** What an organizer's phone reads and decides about withdrawals from an event. */
export function stepsOf(
  organizer: Phone,
  params: { readonly id: number; readonly eventId: number },
) {
  const read = async (by = organizer) => (await by.call(contract.list, { params })).data?.event;
  const requestOf = async (entryId: string, by = organizer) =>
    (await read(by))?.entrants.find((one) => one.entryId === entryId)?.request ?? null;
  /** Decides for the request that is stored, unless something else was seen. */
  const decide = async (
    entryId: string,
    decision: Decision,
    {
      by = organizer,
      word = '',
      writeId = uuidv7(),
      seenRequest,
    }: { by?: Phone; word?: string; writeId?: string; seenRequest?: string | null } = {},
  ) => {
    const stored = await requestOf(entryId);
    const asked = stored?.state === 'asked' ? stored.id : null;
    const seen = seenRequest === undefined ? asked : seenRequest;
    const body = { writeId, seenRequest: seen, decision, word };
    return by.call(contract.decide, { params: { ...params, entryId }, body });
  };
  return { read, requestOf, decide };
}
