import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { followedSides, isSameSide, storeFollowed } from '../lib/followed-sides.ts';
import type { SideRef } from '../lib/live-view.ts';

/** The sides that are followed on this device, and the one that the address names. */
export function useFollowed(tournamentId: number) {
  const [stars, setStars] = useState(() => followedSides(tournamentId));
  const [params] = useSearchParams();
  const player = params.get('player');
  const named: SideRef | null =
    player === null ? null : { eventId: Number(params.get('event')), id: player };
  const isStarred = (side: SideRef) => stars.some((one) => isSameSide(one, side));
  return {
    stars,
    shown: named && !isStarred(named) ? [named, ...stars] : stars,
    isStarred,
    toggle(side: SideRef) {
      const next = isStarred(side)
        ? stars.filter((one) => !isSameSide(one, side))
        : [...stars, { eventId: side.eventId, id: side.id }];
      setStars(next);
      storeFollowed(tournamentId, next);
    },
  };
}
