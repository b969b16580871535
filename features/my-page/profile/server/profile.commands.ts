import * as accounts from '#features/accounts/server/accounts.store.ts';
import { updateOwnIn } from '#features/players/server/players.commands.ts';
import { rankAgainIn } from '#features/ratings/server/ratings.choices.commands.ts';
import type { Services } from '#platform/server/services.ts';
import type { ProfileForm } from '../profile.form.ts';

interface Edit extends ProfileForm {
  readonly accountId: string;
}

/**
 * Replaces what a person says about themselves. Lists of clubs keep the name under which they list the person, and what
 * was published or is final keeps the former one. The same again changes nothing.
 */
export async function editProfile(
  services: Pick<Services, 'db' | 'clock' | 'jobs' | 'publish'>,
  { accountId, fullName, reading, nickname, club, prefecture, phone }: Edit,
): Promise<void> {
  const { db, clock } = services;
  await db.transaction(async (tx) => {
    const before = await accounts.findForUpdate(tx, accountId);
    if (!before) return;
    const profile = { name: fullName, nickname: nickname || null, prefecture, phone };
    await accounts.updateProfile(tx, accountId, { profile, now: clock.now() });
    const reads = await updateOwnIn(tx, { accountId, name: fullName, reading, club });
    if (reads || before.name !== fullName) {
      await services.publish(tx, { type: 'profile.changed', accountId });
    }
    if (before.prefecture !== prefecture) await rankAgainIn(services, tx, accountId);
  });
}
