import type { MatchOutput } from '#features/matches/matches.contract.ts';

/** Matches of one session. */
export interface Session {
  readonly key: string;
  readonly groupId: number | null;
  readonly groupName: string | null;
  readonly matches: readonly MatchOutput[];
}

/** Whether a match is of a tournament: one of practice with a session has a group. */
export function isOfTournament({ groupId, sessionId }: MatchOutput): boolean {
  return groupId === null && sessionId !== null;
}

/** Two groups may play a league on one day: the leagues separately, in the order in which they first appear. */
export function sessionsOf(matches: readonly MatchOutput[]): Session[] {
  const sessions = new Map<string, MatchOutput[]>();
  for (const match of matches) {
    const key = match.sessionId ?? '';
    sessions.set(key, [...(sessions.get(key) ?? []), match]);
  }
  return [...sessions].map(([key, together]) => ({
    key,
    groupId: together[0]?.groupId ?? null,
    groupName: together[0]?.groupName ?? null,
    matches: together,
  }));
}
