import { readerOf } from '#features/accounts/server/accounts.reader.store.ts';
import { tell as tellNotice } from '#features/notices/server/notices.tell.ts';
import type { Services } from '#platform/server/services.ts';
import type { OnOffered } from '../../server/entries.places.store.ts';
import { offeredMail } from './waiting-list.mails.ts';

/** Tells somebody of the line that a place is kept for them, in the app and by mail. */
export function tellOffered(
  services: Pick<Services, 'mailer' | 'jobs' | 'origin' | 'clock'>,
): OnOffered {
  const { mailer, origin, clock } = services;
  return async (tx, { waiting, offerUntil, tournament }) => {
    // One person may be offered a place again after leaving and joining anew: the id is that of the turn.
    await tellNotice(services, tx, {
      accountId: waiting.accountId,
      kind: 'place-offered',
      facts: {
        tournamentId: tournament.id,
        tournamentName: tournament.name,
        eventDate: tournament.eventDate,
      },
      dedupeKey: `place-offered ${waiting.id}`,
      now: clock.now(),
    });
    const reader = await readerOf(tx, waiting.accountId);
    if (!reader) return;
    const facts = { id: waiting.id, reader, tournament, offerUntil, origin: origin() };
    await mailer.send(tx, offeredMail(facts));
  };
}
