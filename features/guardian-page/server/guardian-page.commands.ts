import { v7 as uuidv7 } from 'uuid';
import type { NameDisplay } from '#domain/common/name-display.ts';
import { ok, type Result, refuse } from '#domain/common/result.ts';
import {
  LINK_PURPOSE,
  notifyOfConfirmedGuardian,
  notifyOfNeededGuardian,
  sendFreshLink,
} from '#features/guardians/server/guardians.notifications.ts';
import * as guardians from '#features/guardians/server/guardians.store.ts';
import { undoable } from '#platform/server/db/undoable.ts';
import type { LinkRefusal } from '#platform/server/links/links.store.ts';
import * as links from '#platform/server/links/links.store.ts';
import type { Services } from '#platform/server/services.ts';
import type { Language } from '#platform/shared/language.ts';
import * as store from './guardian-page.store.ts';

/** The job that mails a link that was asked for. */
export const LINK_JOB = 'guardian-page.link';

/** The address that a link was mailed to; the secret proves it, because only its reader has it. */
export async function findReader(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  secret: string,
): Promise<Result<string, LinkRefusal>> {
  const asked = { purpose: LINK_PURPOSE, secret, now: clock.now() };
  const link = await links.findBySecret(db, asked);
  return link.ok ? ok(link.value.subject) : link;
}

/** The guardianship of a player whose confirmed guardian holds the link: only after confirming, a guardian sees and does anything. */
export async function findGuarded(
  services: Pick<Services, 'db' | 'clock'>,
  { id, secret }: OwnGuardianship,
): Promise<
  Result<guardians.StoredGuardianship, LinkRefusal | 'NOT_CONFIRMED' | 'PLAYER_NOT_FOUND'>
> {
  const email = await findReader(services, secret);
  if (!email.ok) return email;
  const player = await store.findOwn(services.db, { id, email: email.value });
  if (player?.state === 'confirmed') return ok(player);
  return refuse(player?.state === 'asked' ? 'NOT_CONFIRMED' : 'PLAYER_NOT_FOUND');
}

/** One guardianship, and the secret of the guardian's link. */
interface OwnGuardianship {
  readonly id: string;
  readonly secret: string;
}

/** Confirms the guardian who holds the link, and stores the language of the next mails. A repeated call is no error. */
export async function confirmGuardianship(
  services: Services,
  { id, secret, language }: OwnGuardianship & { readonly language: Language },
): Promise<Result<null, LinkRefusal | 'PLAYER_NOT_FOUND'>> {
  const email = await findReader(services, secret);
  if (!email.ok) return email;
  return services.db.transaction(async (tx) => {
    const found = await store.findOwn(tx, { id, email: email.value });
    if (found?.state === 'confirmed') return ok(null);
    const change = { state: 'confirmed', confirmedAt: services.clock.now(), language } as const;
    const confirmed = found && (await guardians.update(tx, id, ['asked'], change));
    if (!confirmed) return refuse('PLAYER_NOT_FOUND');
    await services.publish(tx, { type: 'name.changed', accountId: confirmed.accountId });
    await notifyOfConfirmedGuardian(services, tx, confirmed);
    return ok(null);
  });
}

/** Declines the guardianship for the holder of the link. A repeated call is no error. */
export async function declineGuardianship(
  services: Services,
  { id, secret }: OwnGuardianship,
): Promise<Result<null, LinkRefusal | 'PLAYER_NOT_FOUND' | 'ALREADY_CONFIRMED'>> {
  const email = await findReader(services, secret);
  if (!email.ok) return email;
  return services.db.transaction(async (tx) => {
    const found = await store.findOwn(tx, { id, email: email.value });
    if (found?.state === 'declined') return ok(null);
    const change = { state: 'declined', endedAt: services.clock.now() } as const;
    const declined = found && (await guardians.update(tx, id, ['asked'], change));
    if (!declined) {
      return refuse(found?.state === 'confirmed' ? 'ALREADY_CONFIRMED' : 'PLAYER_NOT_FOUND');
    }
    await notifyOfNeededGuardian(services, tx, declined, 'declined');
    return ok(null);
  });
}

/** Ends a guardianship. A repeated call is no error. */
export async function endGuardianship(
  services: Services,
  { id, secret }: OwnGuardianship,
): Promise<Result<null, LinkRefusal | 'PLAYER_NOT_FOUND' | 'NOT_CONFIRMED'>> {
  const email = await findReader(services, secret);
  if (!email.ok) return email;
  return services.db.transaction(async (tx) => {
    const found = await store.findOwn(tx, { id, email: email.value });
    if (found?.state === 'ended') return ok(null);
    const change = { state: 'ended', endedAt: services.clock.now() } as const;
    const ended = found && (await guardians.update(tx, id, ['confirmed'], change));
    if (!ended) return refuse(found?.state === 'asked' ? 'NOT_CONFIRMED' : 'PLAYER_NOT_FOUND');
    await services.publish(tx, { type: 'name.changed', accountId: ended.accountId });
    await notifyOfNeededGuardian(services, tx, ended, 'stopped');
    return ok(null);
  });
}

/** Chooses how a player's name is shown to strangers; only a confirmed guardian does. */
export async function chooseNameDisplay(
  { db, publish }: Pick<Services, 'db' | 'publish'>,
  { id, nameDisplay }: { readonly id: string; readonly nameDisplay: NameDisplay },
): Promise<Result<null, 'PLAYER_NOT_FOUND'>> {
  return db.transaction(async (tx) => {
    const changed = await guardians.update(tx, id, ['confirmed'], { nameDisplay });
    if (!changed) return refuse('PLAYER_NOT_FOUND');
    await publish(tx, { type: 'name.changed', accountId: changed.accountId });
    return ok(null);
  });
}

/**
 * Queues a mail with a new link to the address of a guardian. For any other address the same statements run and the same commit
 * reaches the disk, but no job stays: how long it takes does not show whether somebody is a guardian.
 */
export async function requestLink(
  { db, jobs }: Pick<Services, 'db' | 'jobs'>,
  { email }: { readonly email: string },
): Promise<void> {
  const guardianship = await store.findNewest(db, email);
  const job = { guardianshipId: guardianship?.id ?? uuidv7() };
  await db.transaction((tx) =>
    // Undone to a savepoint: the transaction around it commits in both cases.
    undoable(tx, async (inner, undo) => {
      await jobs.enqueue(inner, LINK_JOB, job);
      return guardianship ? ok(null) : undo('NO_GUARDIAN');
    }),
  );
}

/** Mails the link that was asked for; nothing where the guardianship has ended since. */
export async function sendLink(
  services: Services,
  { guardianshipId }: { readonly guardianshipId: string },
): Promise<void> {
  await services.db.transaction(async (tx) => {
    const guardianship = await store.findLive(tx, guardianshipId);
    if (guardianship) await sendFreshLink(services, tx, guardianship);
  });
}
