import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { useSession } from '#features/accounts/web/lib/session.ts';
import { secretIn } from '#features/guardian-page/web/lib/live-link.ts';
import { guardedQuery, type KnownSide, knownQuery } from '../known.queries.ts';

/** Whom the reader knows by name: by being signed in, and by a guardian's link, from whose page the live page was opened. */
export function useKnownSides(id: number): readonly KnownSide[] {
  const isSignedIn = Boolean(useSession().data?.account);
  const { state } = useLocation();
  // Stages and events that are chosen on the page replace the entry in the history, and with it this.
  const [secret] = useState(() => secretIn(state));
  const known = useQuery({ ...knownQuery(id), enabled: isSignedIn });
  const guarded = useQuery({ ...guardedQuery(id, secret ?? ''), enabled: secret !== null });
  return [...(guarded.data ?? []), ...(known.data ?? [])];
}
