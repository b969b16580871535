import { useSyncExternalStore } from 'react';
import { v7 } from 'uuid';
import type { Output } from '#platform/shared/endpoint.ts';
import type { register } from '../../accounts.contract.ts';

export type Result = Output<typeof register>;

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
  /** The registration's id: one per run, so that sending it again changes nothing. */
  readonly id: string;
  readonly step: 1 | 2 | 3 | 4;
  readonly person: PersonDraft;
  readonly clubId: string;
  readonly level: string;
  /** The rating, once there is one. */
  readonly result: Result | null;
}

const KEY = 'registration';
// Passwords live here only, never in the storage; the module forgets them with the page.
let current: Draft | undefined;
let reloaded = false;
const listeners = new Set<() => void>();

/** The step that the wizard is at; the first while the page is made at build time. */
export function useStep(): Draft['step'] {
  return useSyncExternalStore(
    subscribe,
    () => readDraft().step,
    () => 1,
  );
}

/** The draft of this run: from memory, else what a reload left, else a new one. */
export function readDraft(): Draft {
  current ??= restored() ?? fresh();
  return current;
}

/** Keeps what changed, for going back and forward and for a reload. */
export function keepDraft(change: Partial<Draft>): Draft {
  current = { ...readDraft(), ...change };
  const { password: _, confirmPassword: __, ...person } = current.person;
  store(JSON.stringify({ ...current, person }));
  for (const listener of listeners) listener();
  return current;
}

/** The run is over: the next one starts empty, with an id of its own. */
export function endDraft(): void {
  current = undefined;
  reloaded = false;
  store(null);
}

/** Whether a reload brought the draft back without its password. */
export function passwordWasLost(): boolean {
  const { person, step } = readDraft();
  return reloaded && step < 4 && Boolean(person.email) && !person.password;
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function fresh(): Draft {
  return { id: v7(), step: 1, person: {}, clubId: '', level: '', result: null };
}

function restored(): Draft | undefined {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Draft | null;
    if (!kept) return undefined;
    reloaded = true;
    // Without its password no later step can be sent: on from the first, where it is typed again.
    return { ...fresh(), ...kept, step: kept.result ? 4 : 1 };
  } catch {
    return undefined;
  }
}

function store(text: string | null) {
  try {
    if (text === null) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, text);
  } catch {
    // Forbidden or full: the memory still has it.
  }
}
