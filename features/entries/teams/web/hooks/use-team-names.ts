import { useState } from 'react';
import type { EventType } from '#domain/entry/vocabulary.ts';
import { teamNameSchema } from '../../teams.form.ts';
import { isForTeams } from '../../teams.policy.ts';

export type TeamNameError = 'missing' | 'tooLong' | 'taken';

interface TypedTeam {
  readonly name: string;
  readonly error: TeamNameError | null;
}

export interface TeamField extends TypedTeam {
  /** The name of the input. */
  readonly input: string;
}

export interface TeamNames {
  /** What is typed for an event; null where the event is for players. */
  readonly of: (eventId: number) => TeamField | null;
  readonly change: (eventId: number, name: string) => void;
  /** Shows why a name is not accepted, next to its field. */
  readonly refuse: (eventId: number, error: TeamNameError) => void;
  /** Whether the names of these events can be sent; otherwise shows what is wrong with each. */
  readonly check: (eventIds: readonly number[]) => boolean;
}

/** The names of the teams that enter the events of a tournament, as they are typed. */
export function useTeamNames(
  events: readonly { readonly id: number; readonly eventType: EventType }[],
): TeamNames {
  const [typed, setTyped] = useState<Readonly<Record<number, TypedTeam>>>({});
  const put = (eventId: number, team: Partial<TypedTeam>) =>
    setTyped((before) => ({ ...before, [eventId]: { ...(before[eventId] ?? EMPTY), ...team } }));
  const of = (eventId: number): TeamField | null => {
    const event = events.find(({ id }) => id === eventId);
    if (!event || !isForTeams(event.eventType)) return null;
    return { ...(typed[eventId] ?? EMPTY), input: inputOf(eventId) };
  };
  const refuse = (eventId: number, error: TeamNameError) => {
    put(eventId, { error });
    document.querySelector<HTMLInputElement>(`[name="${inputOf(eventId)}"]`)?.focus();
  };
  return {
    of,
    change: (eventId, name) => put(eventId, { name, error: null }),
    refuse,
    check: (eventIds) => {
      const wrong = eventIds.flatMap((eventId) => {
        const team = of(eventId);
        const error = team && errorOf(team.name);
        return error ? [{ eventId, error }] : [];
      });
      // The first one is focused last.
      for (const { eventId, error } of wrong.toReversed()) refuse(eventId, error);
      return wrong.length === 0;
    },
  };
}

const EMPTY: TypedTeam = { name: '', error: null };

function inputOf(eventId: number): string {
  return `team-${eventId}`;
}

function errorOf(name: string): TeamNameError | null {
  const read = teamNameSchema.safeParse(name);
  return read.success ? null : (read.error.issues[0]?.message as TeamNameError);
}
