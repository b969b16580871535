import { v7 as uuidv7 } from 'uuid';
import * as checkIn from '#features/day/check-in/check-in.contract.ts';
import { MOST_TICKED } from '#features/day/check-in/check-in.vocabulary.ts';
import * as day from '#features/day/day.contract.ts';
import * as queue from '#features/day/queue/queue.contract.ts';
import * as rules from '#features/day/queue/queue.rules.contract.ts';
import { type Device, must } from '../http/insistent.ts';
import type { PlayedTournament } from './make-tournament.ts';
import { checkInByCode } from './players.ts';

interface Wanted {
  readonly courts: number;
  readonly restMinutes: number;
  /** The phones of players who check in by themselves. */
  readonly phones: readonly Device[];
}

/** Opens the day with its courts, sets the rest, and everybody is checked in; gives the ids of the courts. */
export async function openDay(
  desk: Device,
  { id, eventIds }: PlayedTournament,
  { courts: count, restMinutes, phones }: Wanted,
): Promise<string[]> {
  const params = { id };
  const courts = Array.from({ length: count }, (_, at) => ({ id: uuidv7(), name: String(at + 1) }));
  const body = { courts, events: [] };
  const opened = await must(desk.send(day.open, { params, body }), 'opening the day');
  for (const eventId of eventIds) await setRules(desk, { id, eventId }, restMinutes);
  const code = opened.day.opened?.code ?? '';
  await Promise.all(phones.map((phone) => checkInByCode(phone, id, code)));
  await checkOthersIn(desk, id);
  return courts.map(({ id }) => id);
}

/** Nobody umpires: next.md, 8.3, counts the players alone. */
async function setRules(
  desk: Device,
  params: { readonly id: number; readonly eventId: number },
  restMinutes: number,
) {
  const found = await must(desk.send(queue.find, { params }), 'reading the queue');
  const seen = found.queue.events.find(({ id }) => id === params.eventId)?.rules;
  if (!seen) throw new Error('the event has no rules');
  const next = { ...seen, restMinutes, mode: 'queue' as const, umpires: 'none' as const };
  await must(desk.send(rules.setRules, { params, body: { seen, next } }), 'setting the rules');
}

async function checkOthersIn(desk: Device, id: number) {
  const params = { id };
  const { list } = await must(desk.send(checkIn.list, { params }), 'reading who is expected');
  const people = list.people
    .filter(({ state }) => state === 'expected')
    .map((one) => ({ id: one.id, seenVersion: one.version }));
  for (let at = 0; at < people.length; at += MOST_TICKED) {
    const body = { state: 'present' as const, people: people.slice(at, at + MOST_TICKED) };
    await must(desk.send(checkIn.tick, { params, body }), 'checking the others in');
  }
}
