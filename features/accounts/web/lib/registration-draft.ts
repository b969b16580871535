import { useSyncExternalStore } from 'react';
import { v7 } from 'uuid';
import type { Level } from '#domain/rating/rating.ts';
import { tabDraft } from '#platform/web/forms/draft.ts';

/** The server's answer to a registration. */
export interface Result {
  readonly rating: {
    readonly points: number;
    readonly rank: Level;
    readonly place: number;
    readonly players: number;
  };
  readonly club: 'none' | 'joined' | 'asked' | 'full' | 'unknown-code';
  readonly clubName: string | null;
}

export const PERSON_FIELDS = [
  'fullName',
  'nickname',
  'prefecture',
  'phone',
  'email',
  'password',
  'confirmPassword',
] as const;
export type PersonDraft = {
  readonly [Name in (typeof PERSON_FIELDS)[number]]?: string | undefined;
};

/** Everything typed so far in one run of the wizard. */
export interface Draft {
  /** The registration's id: one per run and address, so that sending it again changes nothing. */
  readonly id: string;
  /** The address with which the id was sent; empty before. */
  readonly sentEmail: string;
  readonly person: PersonDraft;
  readonly clubId: string;
  readonly level: string;
  /** The rating, once there is one. */
  readonly result: Result | null;
}

const stored = tabDraft<Draft>('registration');
// Passwords are held in memory only, never in the storage, and are gone with the page.
let current: Draft | undefined;
let reloaded = false;
const listeners = new Set<() => void>();

/**
 * The last step that can be shown: the fourth once there is a rating, the third while there is a password to send, else
 * the first. The first, too, while the page is made at build time.
 */
export function useFurthestStep(): 1 | 3 | 4 {
  return useSyncExternalStore(subscribe, furthestStep, () => 1);
}

function furthestStep(): 1 | 3 | 4 {
  const { result, person } = readDraft();
  if (result) return 4;
  return person.password ? 3 : 1;
}

/** The draft of this run: from memory, else what a reload left, else a new one. */
export function readDraft(): Draft {
  current ??= restored() ?? fresh();
  return current;
}

/** Stores a change, for going back and forward and for a reload. */
export function keepDraft(change: Partial<Draft>): Draft {
  current = { ...readDraft(), ...change };
  const { password: _, confirmPassword: __, ...person } = current.person;
  stored.write({ ...current, person });
  for (const listener of listeners) listener();
  return current;
}

/**
 * The draft to send. With another address than the one sent before it has a new id: an answer that was lost may have been a success,
 * and the id is then that account's.
 */
export function draftToSend(): Draft {
  const { id, sentEmail, person } = readDraft();
  const email = (person.email ?? '').trim().toLowerCase();
  const isOther = sentEmail !== '' && sentEmail !== email;
  return keepDraft({ id: isOther ? v7() : id, sentEmail: email });
}

/** Ends the run: the next one starts empty, with a new id. */
export function endDraft(): void {
  current = undefined;
  reloaded = false;
  stored.clear();
}

/** Whether a reload brought the draft back without its password. */
export function passwordWasLost(): boolean {
  const { person, result } = readDraft();
  return reloaded && !result && Boolean(person.email) && !person.password;
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function fresh(): Draft {
  return { id: v7(), sentEmail: '', person: {}, clubId: '', level: '', result: null };
}

function restored(): Draft | undefined {
  const draft = stored.read();
  if (!draft) return undefined;
  reloaded = true;
  return { ...fresh(), ...draft };
}
