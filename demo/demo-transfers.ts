import { v7 as uuidv7 } from 'uuid';
import { makePlayer } from '#features/accounts/server/accounts.factory.ts';
import { endOfEntries } from '#features/entries/server/entries.places.commands.ts';
import * as entries from '#features/entries/server/entries.store.ts';
import * as actions from '#features/payments/server/payments.actions.store.ts';
import { payEntries } from '#features/payments/server/payments.commands.ts';
import * as transfers from '#features/payments/transfers/server/transfers.store.ts';
import { upsertTerms } from '#features/payments/transfers/server/transfers.terms.store.ts';
import { nextTransferStep, transferEnds } from '#features/payments/transfers/transfers.policy.ts';
import * as tournaments from '#features/tournaments/server/tournaments.store.ts';
import type { Db } from '#platform/server/db/database.ts';
import { SCHOOLS_MEET } from './demo-applications.ts';
import { reservedEntry } from './demo-entries.ts';
import { DEMO_PASSWORD } from './demo-people.ts';
import { type DemoStage, daysBefore } from './demo-stage.ts';

const PAYER = { fullName: '三浦 直樹', email: 'naoki@demo.rallydays.invalid' };

/**
 * A player has chosen a transfer for the schools' meet, and the organizer waits for it. Afterwards the organizer takes none
 * from players, as at first everywhere: who tries the demo allows them.
 */
export async function makeTransfer(stage: DemoStage, organizerId: number): Promise<void> {
  const now = daysBefore(stage.now, 0.25);
  const { id: accountId } = await makePlayer(
    { db: stage.db, clock: { now: () => daysBefore(stage.now, 60) } },
    { ...PAYER, password: DEMO_PASSWORD, level: 'C', emailVerified: true },
  );
  const tournament = await tournaments.findById(stage.db, SCHOOLS_MEET);
  const eventId = tournament?.events.find(({ feeYen, isClosed }) => feeYen > 0 && !isClosed)?.id;
  if (!eventId) throw new Error('the sample meet has no events');
  await upsertTerms(stage.db, organizerId, { acceptsPlayers: true });
  const place = { tournamentId: SCHOOLS_MEET, eventId, accountId, now };
  const { id: entryId } = await reservedEntry(stage, place);
  const attempt = { id: uuidv7(), entryId, accountId, method: 'transfer' as const };
  const begun = await payEntries(stage.servicesAt(now), attempt, undefined);
  if (!begun.ok) throw new Error(`a sample transfer was refused: ${begun.code}`);
  await upsertTerms(stage.db, organizerId, { acceptsPlayers: false });
}

/** Waits for the transfer again, as on the first start: the calendar of the demo moves on. */
export async function holdTransfers(db: Db, now: Date): Promise<void> {
  const tournament = await tournaments.findById(db, SCHOOLS_MEET);
  const closesAt = tournament && endOfEntries(tournament);
  const expiresAt = closesAt && transferEnds({ now, createdAt: now, heldUntil: null, closesAt });
  if (!expiresAt) return;
  for (const { payment, heldUntil } of await transfers.listByTournament(db, SCHOOLS_MEET)) {
    if (heldUntil === null) continue;
    const checkAt = nextTransferStep(now, expiresAt);
    await actions.updateExpiresAt(db, payment.chargeId, { expiresAt, checkAt });
    await entries.update(db, payment.entryId, { reservedUntil: expiresAt });
  }
}
