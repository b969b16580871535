import * as z from 'zod/mini';
import { LONGEST_CLUB } from '#features/players/players.vocabulary.ts';
import { LONGEST_EMAIL } from '#platform/shared/email-address.ts';
import { tidyName } from '#platform/shared/names.ts';
import { AUDIENCES } from './entry-list.vocabulary.ts';

const line = () => z.string().check(z.trim(), z.maxLength(200, 'tooLong'));

const name = () =>
  z
    .string('nameMissing')
    .check(z.overwrite(tidyName), z.minLength(1, 'nameMissing'), z.maxLength(80, 'tooLong'));
const club = () => z.optional(z.string().check(z.trim(), z.maxLength(LONGEST_CLUB, 'tooLong')));
const email = () =>
  z.string().check(
    z.trim(),
    z.maxLength(LONGEST_EMAIL, 'tooLong'),
    z.refine(
      (text) => text === '' || /^[^\s@<>,;]+@[^\s@<>,;]+\.[^\s@<>,;]+$/.test(text),
      'emailInvalid',
    ),
  );

/** A person whom the organizer enters; messages are keys of the entry list's messages. */
export const manualEntrySchema = z.object({
  name: name(),
  /** The other player of a pair, in doubles; may be missing. */
  partner: z.optional(z.string().check(z.overwrite(tidyName), z.maxLength(80, 'tooLong'))),
  /** The school or club. */
  club: club(),
  /** That of the other player, in doubles. */
  partnerClub: club(),
  email: email(),
  phone: line(),
  note: line(),
  paidYen: z
    .int('amountInvalid')
    .check(z.minimum(0, 'amountInvalid'), z.maximum(1_000_000, 'amountTooLarge')),
});

/** The names of people on paper, as they should be. `other`: somebody else plays, and it is no correction of the spelling. */
export const namesSchema = z.object({
  who: z.enum(['same', 'other']),
  name: name(),
  /** Of a pair. */
  partner: z.optional(name()),
  /** The school or club. */
  club: club(),
  /** That of the other player, in doubles. */
  partnerClub: club(),
  email: email(),
  phone: line(),
});

export type NamesForm = z.output<typeof namesSchema>;

export type ManualEntryForm = z.output<typeof manualEntrySchema>;

/** A message of the organizer to many people. */
export const messageSchema = z.object({
  audience: z.enum(AUDIENCES),
  subject: z
    .string('subjectMissing')
    .check(z.trim(), z.minLength(1, 'subjectMissing'), z.maxLength(150, 'tooLong')),
  text: z
    .string('textMissing')
    .check(z.trim(), z.minLength(1, 'textMissing'), z.maxLength(5000, 'tooLong')),
});

export type MessageForm = z.output<typeof messageSchema>;
