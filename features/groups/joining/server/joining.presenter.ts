import type { Output } from '#platform/shared/endpoint.ts';
import type { Pupil } from '../../roster/server/roster.store.ts';
import type { StoredMember } from '../../server/groups.members.store.ts';
import type * as contract from '../joining.contract.ts';
import { isFreeFor } from '../joining.policy.ts';

interface Request {
  readonly id: string;
  readonly name: string;
  readonly askedAt: Date;
}

interface Listed {
  readonly members: readonly StoredMember[];
  readonly pupils: readonly Pupil[];
}

/** A request with the rows that can be this person, and their facts, by which namesakes differ. */
export function presentRequest(
  { id, name, askedAt }: Request,
  { members, pupils }: Listed,
): Output<typeof contract.find>['requests'][number] {
  const facts = new Map(pupils.map((pupil) => [pupil.memberId, pupil]));
  const rows = members.flatMap((row, at) => {
    if (!isFreeFor(name, row)) return [];
    const { grade = '' as const, registrationNo = '' } = facts.get(row.id) ?? {};
    return [{ memberId: row.id, place: at + 1, grade, registrationNo }];
  });
  return { id, name, askedAt: askedAt.toISOString(), rows };
}
