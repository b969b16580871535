import { walkoverDue } from '#domain/order-of-play/no-show.ts';
import { type DayFacts, rulesOf } from './queue.facts.policy.ts';
import type { DayMatch } from './queue.matches.policy.ts';
import { sideOf } from './queue.sides.policy.ts';

/** A walkover that the no-show rule proposes to the desk; nobody makes it alone (next.md, C2). */
export interface ProposedWalkover {
  readonly key: string;
  readonly since: Date;
  /** The sides of which somebody has not checked in; empty where the desk must say who is missing. */
  readonly missingSideIds: string[];
}

/** The called matches whose players have not come by the rule of their event, the longest overdue first. */
export function proposedWalkovers(facts: DayFacts): ProposedWalkover[] {
  return facts.matches
    .flatMap((match) => proposalFor(facts, match) ?? [])
    .sort((one, other) => one.since.getTime() - other.since.getTime());
}

/** The walkover that is proposed for a match; null where none is. */
export function proposalFor(facts: DayFacts, match: DayMatch): ProposedWalkover | null {
  const { state, calledAt, calledAgainAt, arrivedAt } = facts.rows.get(match.key)!;
  if (state !== 'called' || calledAt === null || arrivedAt !== null) return null;
  const since = walkoverDue({ calledAt, calledAgainAt }, rulesOf(facts, match.eventId).noShow);
  if (since === null || facts.now < since) return null;
  const missing = [match.player1Id, match.player2Id].filter((id) =>
    sideOf(facts.sides, match.eventId, id)?.people.some(({ isMissing }) => isMissing),
  );
  return { key: match.key, since, missingSideIds: missing.filter((id) => id !== null) };
}
