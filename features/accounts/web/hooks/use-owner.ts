import { useState } from 'react';
import { useSession } from '../lib/session.ts';

/**
 * The account whose personal screen this is, for the names of drafts: nobody else reads them after a logout. A session that
 * ends leaves the screen, and what is typed there is still the same person's; the next person gets a new screen.
 */
export function useOwner(): string {
  const account = useSession().data?.account?.id ?? '';
  const [owner] = useState(account);
  return owner;
}
