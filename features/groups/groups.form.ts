import * as z from 'zod/mini';
import { LARGEST_INTEGER } from '#platform/shared/bounds.ts';
import { tidyName, withoutUnseen } from '#platform/shared/names.ts';
import { GROUP_EMOJI, MOST_MEMBERS, TEAM_CODE_LENGTH } from './groups.vocabulary.ts';

const LONGEST_NAME = 100;

const memberId = z.int().check(z.minimum(1), z.maximum(LARGEST_INTEGER));

/** Whether two names are the same, regardless of the width of their letters, of their spaces and of what nobody sees. */
export function isSameName(one: string, other: string): boolean {
  return spaceless(one) === spaceless(other);
}

function spaceless(name: string): string {
  return withoutUnseen(name.normalize('NFKC')).replace(/\s+/g, '');
}

/** A code in full-width letters, which Japanese keyboards often produce, is the same code. */
export function tidyTeamCode(code: string): string {
  return code.normalize('NFKC').trim();
}

const name = () => z.string().check(z.overwrite(tidyName), z.maxLength(LONGEST_NAME, 'tooLong'));
const optionalName = () => z._default(name(), '');

const groupName = () =>
  z
    .string('nameMissing')
    .check(
      z.overwrite(tidyName),
      z.minLength(1, 'nameMissing'),
      z.maxLength(LONGEST_NAME, 'tooLong'),
    );

/** The codes that registration takes (spec section 5): of any other, its player joins after the registration. */
export const PLAIN_TEAM_CODE = /^[A-Za-z0-9]{8}$/;

/** Spec section 5: the hint says alphanumeric, but only the length is checked. */
const teamCode = () =>
  z.string('codeMissing').check(
    z.overwrite(tidyTeamCode),
    z.minLength(1, 'codeMissing'),
    z.refine((code) => code === '' || [...code].length === TEAM_CODE_LENGTH, 'codeLength'),
  );

const emoji = () => z._default(z.enum(['', ...GROUP_EMOJI]), '');

/** "Create a New Group" (spec 2.6); empty slots are not members. Messages are keys of the message file. */
export const newGroupSchema = z.object({
  name: groupName(),
  teamId: teamCode(),
  director: optionalName(),
  coach: optionalName(),
  manager: optionalName(),
  emoji: emoji(),
  members: z
    .array(z.object({ name: optionalName() }))
    .check(z.maxLength(MOST_MEMBERS, 'tooManyMembers')),
});

/** "Group Details" (spec 2.8): the team code cannot be changed. Rows without an id are new. */
export const groupDetailsSchema = z.object({
  name: groupName(),
  director: optionalName(),
  coach: optionalName(),
  manager: optionalName(),
  emoji: emoji(),
  /** The row ids of the members with accounts who hold these roles; '' for nobody. */
  coachAccount: z._default(z.string(), ''),
  managerAccount: z._default(z.string(), ''),
  members: z
    .array(z.object({ memberId: z.nullable(memberId), name: optionalName() }))
    .check(z.maxLength(MOST_MEMBERS, 'tooManyMembers')),
});

/** Joining with a Team Identification Code. */
export const joinSchema = z.object({ teamId: teamCode() });
