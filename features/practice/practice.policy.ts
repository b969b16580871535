import { ok, type Result, refuse } from '#domain/common/result.ts';
import { areAlike, type Person, peopleOf } from '#domain/scorecard/sides.ts';
import type { ChosenFormat } from '#domain/scoring/chosen-format.ts';
import { type Membership, mayEdit } from '#features/groups/groups.policy.ts';
import type { MatchPlayer } from '#features/matches/matches.vocabulary.ts';
import type { SessionFormat, SessionSettings } from './practice.vocabulary.ts';

/**
 * Practice of a group belongs to all its members: each of them sees it, records it, corrects it and removes it (spec
 * section 6 makes no differences). For everybody else it does not exist. Free practice belongs to its owner alone.
 */
export function mayUse(
  practice: { readonly groupId: number | null; readonly ownerAccountId: string | null },
  person: { readonly accountId: string; readonly belongs: boolean },
): boolean {
  return practice.groupId === null ? practice.ownerAccountId === person.accountId : person.belongs;
}

/** The person who opened a league or a knockout removes it, and so do those who edit the group. */
export function mayRemoveSession(
  session: { readonly ownerAccountId: string },
  remover: { readonly accountId: string; readonly membership: Membership },
): boolean {
  return session.ownerAccountId === remover.accountId || mayEdit(remover.membership);
}

/** A session, with its group as the account sees it. */
export interface FoundSession<Session, Group> {
  readonly session: Session;
  /** Null for a deleted group, and for somebody who does not belong to it. */
  readonly group: Group | null;
  /** Whether the account is a member of the group, deleted or not. */
  readonly belongs: boolean;
}

/**
 * A session that the account may see, of this format if one is given. Only members of a deleted group learn that the
 * group is gone; for everybody else the session does not exist. `removed` also accepts a session that was removed.
 */
export function visibleSession<
  Session extends { readonly format: SessionFormat; readonly deletedAt: Date | null },
  Group,
>(
  found: FoundSession<Session, Group> | null,
  { format, removed = false }: { readonly format?: SessionFormat; readonly removed?: boolean } = {},
): Result<
  { readonly session: Session; readonly group: Group },
  'SESSION_NOT_FOUND' | 'GROUP_NOT_FOUND'
> {
  if (!found || (found.session.deletedAt !== null && !removed)) return refuse('SESSION_NOT_FOUND');
  const { session, group, belongs } = found;
  if (!group) return refuse(belongs ? 'GROUP_NOT_FOUND' : 'SESSION_NOT_FOUND');
  if (format && session.format !== format) return refuse('SESSION_NOT_FOUND');
  return ok({ session, group });
}

/** The numbers on the list of the group of those who are no guests. */
export function numbersOf(people: readonly Person[]): number[] {
  return people.flatMap(({ id, external }) => (typeof id === 'number' && !external ? [id] : []));
}

/** In free practice people are their names: nobody is there twice, and a pair meets a pair. */
export function haveOwnNames(player1: MatchPlayer, player2: MatchPlayer): boolean {
  const names = [player1, player2].flatMap(peopleOf).map(({ name }) => name);
  return areAlike([player1, player2]) && new Set(names).size === names.length;
}

/** The score format of a session's matches without a result; null for scores as entered. */
export function scoreFormatOf({
  settings,
}: {
  readonly settings: SessionSettings;
}): ChosenFormat | null {
  return settings.scoreFormat ?? null;
}
