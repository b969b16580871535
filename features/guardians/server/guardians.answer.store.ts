import { v7 as uuidv7 } from 'uuid';
import { ok, type Result, refuse } from '#domain/common/result.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { Language } from '#platform/shared/language.ts';
import { isSameMailbox } from '../guardians.policy.ts';
import type { Age } from '../guardians.vocabulary.ts';
import type { StoredGuardianship } from './guardians.store.ts';
import * as store from './guardians.store.ts';

export interface Answer {
  readonly player: { readonly id: string; readonly email: string };
  readonly age: Age;
  /** Empty for an adult. */
  readonly guardianEmail: string;
  readonly language: Language;
  readonly tournamentId: number | null;
  readonly now: Date;
}

export type AnswerRefusal = 'GUARDIAN_IS_PLAYER' | 'GUARDIAN_DECLINED';

/** What is to happen in the same transaction. */
export interface AnswerEffects {
  asked(tx: Db, guardianship: StoredGuardianship): Promise<void>;
  /** As it was before: asked or confirmed. */
  ended(tx: Db, guardianship: StoredGuardianship, why: 'of-age' | 'replaced'): Promise<void>;
}

/** Writes down a player's answer; naming the same guardian again changes nothing and asks nobody twice. */
export async function save(
  db: Db,
  answer: Answer,
  effects: AnswerEffects,
): Promise<Result<null, AnswerRefusal>> {
  return db.transaction(async (tx) => {
    const { player, age, now } = answer;
    await store.lockPlayer(tx, player.id);
    const standing = await store.findLive(tx, player.id);
    const email = answer.guardianEmail.toLowerCase();
    const named = age === 'under-18';
    if (named && isSameMailbox(email, player.email)) return refuse('GUARDIAN_IS_PLAYER');
    if (named && (await store.existsDeclined(tx, player.id, email))) {
      return refuse('GUARDIAN_DECLINED');
    }
    await store.updateAge(tx, { accountId: player.id, age, now });
    if (named && standing?.email === email) return ok(null);
    if (standing) await end(tx, standing, answer, effects);
    if (named) await effects.asked(tx, await insert(tx, answer, email));
    return ok(null);
  });
}

async function end(
  tx: Db,
  standing: StoredGuardianship,
  { age, now }: Answer,
  effects: AnswerEffects,
): Promise<void> {
  await store.update(tx, standing.id, [standing.state], { state: 'ended', endedAt: now });
  await effects.ended(tx, standing, age === 'adult' ? 'of-age' : 'replaced');
}

function insert(tx: Db, answer: Answer, email: string): Promise<StoredGuardianship> {
  const { player, language, tournamentId, now } = answer;
  return store.insert(tx, {
    id: uuidv7(),
    accountId: player.id,
    email,
    state: 'asked',
    language,
    tournamentId,
    namedAt: now,
  });
}
