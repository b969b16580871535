import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useTakenOver } from '#platform/web/navigation/taken-over.ts';
import { followedSides, isSameSide, storeFollowed } from '../lib/followed-sides.ts';
import type { SideRef } from '../lib/live-view.ts';

/** The sides that are followed on this device, the one that the address names, and those of the reader's family. */
export function useFollowed(tournamentId: number, family: readonly SideRef[]) {
  const isTakenOver = useTakenOver();
  const [stored, setStars] = useState(() => followedSides(tournamentId) ?? []);
  const isUnstored = useRef(false);
  // The server does not know what is stored here.
  const stars = isTakenOver ? stored : [];
  const [params] = useSearchParams();
  const player = params.get('player');
  const named: SideRef | null =
    player === null ? null : { eventId: Number(params.get('event')), id: player };
  const isStarred = (side: SideRef) => stars.some((one) => isSameSide(one, side));
  const shown: SideRef[] = [];
  for (const side of [...(named ? [named] : []), ...family, ...stars]) {
    if (!shown.some((one) => isSameSide(one, side))) shown.push(side);
  }
  return {
    shown,
    isStarred,
    toggle(side: SideRef) {
      // Another tab may have changed them. A device that stores nothing has only what is on the page.
      const before = (isUnstored.current ? null : followedSides(tournamentId)) ?? stars;
      const others = before.filter((one) => !isSameSide(one, side));
      const next = isStarred(side) ? others : [...others, { eventId: side.eventId, id: side.id }];
      setStars(next);
      isUnstored.current = !storeFollowed(tournamentId, next);
    },
  };
}
