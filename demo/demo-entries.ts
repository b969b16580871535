import { v7 as uuidv7 } from 'uuid';
import { reservePlaces } from '#features/entries/server/entries.application.commands.ts';
import { payEntries } from '#features/payments/server/payments.commands.ts';
import type { DemoStage } from './demo-stage.ts';

interface NewEntry {
  readonly tournamentId: number;
  /** Without it, the first. */
  readonly eventId?: number;
  /** The name of the team, in an event for teams. */
  readonly team?: string | undefined;
  /** In doubles: pays only the own half. */
  readonly split?: boolean;
  readonly accountId: string;
  readonly now: Date;
}

/**
 * Takes a place and pays for it in the sandbox, as a player would, so that the sample organizer's accounts are right; gives
 * the id of the entry.
 */
export async function paidEntry(stage: DemoStage, entry: NewEntry): Promise<string> {
  const { id: entryId, state } = await reservedEntry(stage, entry);
  if (state !== 'reserved') return entryId;
  const { accountId, now } = entry;
  const attempt = { id: uuidv7(), entryId, accountId, method: 'credit-card' as const };
  const paid = await payEntries(stage.servicesAt(now), attempt, 'tok_sandbox_ok_4242');
  if (!paid.ok) throw new Error(`a sample payment was refused: ${paid.code}`);
  if (paid.value[0].state !== 'succeeded') throw new Error('a sample payment did not succeed');
  return entryId;
}

/** Takes a place that is not paid yet. */
export async function reservedEntry(stage: DemoStage, entry: NewEntry) {
  const { tournamentId, eventId, team, split = false, accountId, now } = entry;
  const services = stage.servicesAt(now);
  const places = [{ id: uuidv7(), eventId, team, ...(split && { split }) }];
  const reserved = await reservePlaces(services, { tournamentId, accountId, places });
  if (!reserved.ok) throw new Error(`a sample entry was refused: ${reserved.code}`);
  const [reservation] = reserved.value.entries;
  if (!reservation) throw new Error('a sample entry has no place');
  return reservation;
}
