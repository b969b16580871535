import { type ReactNode, useMemo } from 'react';
import { useLocation, useParams } from 'react-router';
import { guardianSpeaker } from '../lib/guardian-speaker.ts';
import { SpeakerContext } from '../lib/speaker.ts';

/** Inside it the guardian of a player speaks, who holds the secret behind "#" of the address. */
export function Guarded({ children }: { readonly children: ReactNode }) {
  const { playerId = '' } = useParams();
  const secret = useLocation().hash.slice(1);
  const speaker = useMemo(() => guardianSpeaker(playerId, secret), [playerId, secret]);
  return <SpeakerContext value={speaker}>{children}</SpeakerContext>;
}
