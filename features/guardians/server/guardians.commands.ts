import { v7 as uuidv7 } from 'uuid';
import { ok, type Result, refuse } from '#domain/common/result.ts';
import * as tournaments from '#features/tournaments/server/tournaments.store.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { Services } from '#platform/server/services.ts';
import { isSameMailbox } from '#platform/shared/email-address.ts';
import type { Language } from '#platform/shared/language.ts';
import type { Age } from '../guardians.vocabulary.ts';
import { notifyOfEnding, notifyOfNaming } from './guardians.notifications.ts';
import type { StoredGuardianship } from './guardians.store.ts';
import * as guardians from './guardians.store.ts';

export interface Answer {
  readonly player: { readonly id: string; readonly email: string };
  readonly age: Age;
  /** Empty for an adult. */
  readonly guardianEmail: string;
  readonly language: Language;
  readonly tournamentId: number | null;
}

export type AnswerRefusal = 'GUARDIAN_IS_PLAYER' | 'GUARDIAN_DECLINED';

/**
 * Stores the age of a player, and asks the guardian whom they name. The same guardian again changes nothing and is asked
 * only once. A different answer ends the previous guardianship.
 */
export async function answerAge(
  services: Services,
  answer: Answer,
): Promise<Result<null, AnswerRefusal>> {
  return services.db.transaction(async (tx) => {
    const { player, age } = answer;
    await guardians.lockPlayer(tx, player.id);
    const now = services.clock.now();
    const current = await guardians.findLiveForUpdate(tx, player.id);
    const email = answer.guardianEmail.toLowerCase();
    const named = age === 'under-18';
    const refusal = named && (await refusalFor(tx, player, email));
    if (refusal) return refuse(refusal);

    const isNewAge = await guardians.updateAge(tx, { accountId: player.id, age, now });
    const staysGuarded = named ? current?.email === email : !current;
    if (isNewAge || !staysGuarded) {
      await services.publish(tx, { type: 'name.changed', accountId: player.id });
    }
    if (staysGuarded) return ok(null);
    if (current) await endGuardianship(services, tx, { current, named, now });
    if (named) {
      const asked = await insertAsked(tx, answer, { email, now });
      await notifyOfNaming(services, tx, asked);
    }
    return ok(null);
  });
}

interface Ending {
  readonly current: StoredGuardianship;
  /** Somebody else is named. */
  readonly named: boolean;
  readonly now: Date;
}

async function endGuardianship(services: Services, tx: Db, { current, named, now }: Ending) {
  await guardians.update(tx, current.id, [current.state], { state: 'ended', endedAt: now });
  await notifyOfEnding(services, tx, current, named ? 'replaced' : 'of-age');
}

async function refusalFor(
  tx: Db,
  player: Answer['player'],
  email: string,
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
