import { ok, type Result, refuse } from '#domain/common/result.ts';
import type { StoredPartner } from '#features/entries/partners/server/partners.store.ts';
import * as entries from '#features/entries/server/entries.store.ts';
import type { StoredEvent } from '#features/tournaments/events/server/events.store.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { NamedPartner } from '../pairs.form.ts';
import * as store from './pairs.store.ts';

/** Who a player wants as the partner, and whether that person can be. Steps of commands that hold the lock of the tournament. */

/** How the player says who the partner is. */
export type WantedPartner =
  | { readonly how: 'member'; readonly memberId: number }
  | { readonly how: 'link' }
  | { readonly how: 'name'; readonly partner: NamedPartner };

/** The account, or the name and club, of a partner; neither behind a link. */
export interface Who {
  readonly accountId: string | null;
  readonly name: string;
  readonly club: string;
}

/** Who a wanted partner is; refuses the player and who plays in the event already. */
export async function whoIs(
  tx: Db,
  {
    accountId,
    event,
    entry,
  }: { accountId: string; event: StoredEvent; entry: Pick<entries.StoredEntry, 'partnerFeeYen'> },
  partner: WantedPartner,
): Promise<Result<Who, 'MEMBER_NOT_FOUND' | 'SELF' | 'SPLIT_NEEDS_ACCOUNT' | FitRefusal>> {
  const nobody = { accountId: null, name: '', club: '' };
  if (partner.how === 'link') return ok(nobody);
  // Nobody can pay who has no account.
  if (partner.how === 'name' && entry.partnerFeeYen !== null) return refuse('SPLIT_NEEDS_ACCOUNT');
  if (partner.how === 'name') return ok({ ...nobody, ...partner.partner });
  const member = await store.findMember(tx, accountId, partner.memberId);
  if (!member) return refuse('MEMBER_NOT_FOUND');
  if (member === accountId) return refuse('SELF');
  const refusal = await fitRefusal(tx, { accountId, partner: member, event });
  return refusal ? refuse(refusal) : ok({ ...nobody, accountId: member });
}

/** Whether the stored partner is who is wanted, so that the same request was sent again; a link may have been answered since. */
export async function isSamePartner(
  tx: Db,
  { accountId, stored }: { readonly accountId: string; readonly stored: StoredPartner },
  wanted: WantedPartner,
): Promise<boolean> {
  if (wanted.how === 'name') return isNamed(stored, wanted.partner);
  if (stored.how !== wanted.how) return false;
  if (wanted.how === 'link') return true;
  return stored.accountId === (await store.findMember(tx, accountId, wanted.memberId));
}

/** Whether the stored partner was named so, and has no account. */
export function isNamed(stored: StoredPartner, { name, club }: NamedPartner): boolean {
  return stored.how === 'name' && stored.name === name && stored.club === club;
}

export type FitRefusal = 'PARTNER_ENTERED' | 'NOT_MIXED';

/** Why an account cannot be the partner of a player in an event; null if it can. */
export async function fitRefusal(
  tx: Db,
  { accountId, partner, event }: { accountId: string; partner: string; event: StoredEvent },
): Promise<FitRefusal | null> {
  if (await entries.existsLive(tx, partner, event.id)) return 'PARTNER_ENTERED';
  if (event.genderRule !== 'mixed') return null;
  return (await store.existsSameGender(tx, accountId, partner)) ? 'NOT_MIXED' : null;
}
