import { v7 as uuidv7 } from 'uuid';
import { ok, type Result, refuse } from '#domain/common/result.ts';
import {
  findProvenHash,
  isStillProven,
} from '#features/accounts/server/accounts.password.store.ts';
import * as tournaments from '#features/tournaments/server/tournaments.store.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { Services } from '#platform/server/services.ts';
import { isSameMailbox } from '#platform/shared/email-address.ts';
import type { Language } from '#platform/shared/language.ts';
import { takesBack } from '../guardians.policy.ts';
import type { Age } from '../guardians.vocabulary.ts';
import type { EndingReason } from './guardians.endings.mails.ts';
import { notifyOfEnding, notifyOfNaming } from './guardians.notifications.ts';
import type { StoredGuardianship } from './guardians.store.ts';
import * as guardians from './guardians.store.ts';

export interface Answer {
  readonly player: { readonly id: string; readonly email: string };
  readonly age: Age;
  /** Empty for an adult. */
  readonly guardianEmail: string;
  /** Empty where it was not asked for. */
  readonly currentPassword: string;
  readonly language: Language;
  readonly tournamentId: number | null;
}

export type AnswerRefusal = 'GUARDIAN_IS_PLAYER' | 'GUARDIAN_DECLINED' | 'WRONG_PASSWORD';

/**
 * Stores the age of a player, and asks the guardian whom they name. The same guardian again changes nothing and is asked
 * only once. A different answer needs the password, and ends the previous guardianship.
 */
export async function answerAge(
  services: Services,
  answer: Answer,
): Promise<Result<null, AnswerRefusal>> {
  const { player, age } = answer;
  const proven = await provenHash(services.db, answer);
  return services.db.transaction(async (tx) => {
    await guardians.lockPlayer(tx, player.id);
    const now = services.clock.now();
    const current = await guardians.findLiveForUpdate(tx, player.id);
    const email = answer.guardianEmail.toLowerCase();
    const named = age === 'under-18';
    const refusal = await refusalFor(tx, answer, { current, proven });
    if (refusal) return refuse(refusal);

    const isNewAge = await guardians.updateAge(tx, { accountId: player.id, age, now });
    const staysGuarded = named ? current?.email === email : !current;
    if (isNewAge || !staysGuarded) {
      await services.publish(tx, { type: 'name.changed', accountId: player.id });
    }
    if (staysGuarded) return ok(null);
    const why = named ? 'replaced' : 'of-age';
    if (current) await endGuardianship(services, tx, { current, why, now });
    if (named) {
      const asked = await insertAsked(tx, answer, { email, now });
      await notifyOfNaming(services, tx, asked);
    }
    return ok(null);
  });
}

/** The hash of the password if the answer came with the right one. */
async function provenHash(db: Db, { player, currentPassword }: Answer): Promise<string | null> {
  return currentPassword === '' ? null : findProvenHash(db, player.id, currentPassword);
}

async function refusalFor(
  tx: Db,
  answer: Answer,
  { current, proven }: { current: StoredGuardianship | null; proven: string | null },
): Promise<AnswerRefusal | null> {
  const refusal = answer.age === 'under-18' && (await refusalOfNamed(tx, answer));
  if (refusal) return refusal;
  const { id } = answer.player;
  const age = (await guardians.findAge(tx, id))?.age ?? null;
  if (!takesBack({ age, guardian: current }, answer)) return null;
  return proven !== null && (await isStillProven(tx, id, proven)) ? null : 'WRONG_PASSWORD';
}

/**
 * Takes back what somebody else may have answered before the owner had the account back: the age is asked again, and the guardian whom
 * they named sees nothing more.
 */
export async function endUnprovenAnswer(
  services: Services,
  tx: Db,
  { accountId, since }: { readonly accountId: string; readonly since: Date | null },
): Promise<void> {
  await guardians.lockPlayer(tx, accountId);
  const now = services.clock.now();
  const current = await guardians.findLiveForUpdate(tx, accountId);
  const ends = current && (since === null || current.namedAt >= since);
  const forgotten = await guardians.deleteAge(tx, { accountId, since });
  if (ends) await endGuardianship(services, tx, { current, why: 'recovered', now });
  if (ends || forgotten) await services.publish(tx, { type: 'name.changed', accountId });
}

interface Ending {
  readonly current: StoredGuardianship;
  readonly why: EndingReason;
  readonly now: Date;
}

async function endGuardianship(services: Services, tx: Db, { current, why, now }: Ending) {
  await guardians.update(tx, current.id, [current.state], { state: 'ended', endedAt: now });
  await notifyOfEnding(services, tx, current, why);
}

async function refusalOfNamed(
  tx: Db,
  { player, guardianEmail: email }: Answer,
): Promise<AnswerRefusal | null> {
  if (isSameMailbox(email, player.email)) return 'GUARDIAN_IS_PLAYER';
  const declined = await guardians.listDeclined(tx, player.id);
  return declined.some((one) => isSameMailbox(email, one)) ? 'GUARDIAN_DECLINED' : null;
}

async function insertAsked(
  tx: Db,
  { player, language, tournamentId }: Answer,
  { email, now }: { email: string; now: Date },
): Promise<StoredGuardianship> {
  // The number comes from the browser: the guardian is asked also where it is nobody's.
  const tournament = tournamentId !== null && (await tournaments.findById(tx, tournamentId));
  return guardians.insert(tx, {
    id: uuidv7(),
    accountId: player.id,
    email,
    state: 'asked',
    language,
    tournamentId: tournament ? tournament.id : null,
    namedAt: now,
  });
}
