import type { QueryKey } from '@tanstack/react-query';
import { address } from '#platform/web/api/call.ts';
import { isGone } from '#platform/web/api/poll.ts';
import { useSignal } from '#platform/web/streams/use-signal.ts';
import { BRACKET_STREAM_PATH, SESSION_STREAM_PATH } from '../../practice.streams.vocabulary.ts';

interface Shown {
  readonly data: unknown;
  readonly error: unknown;
}

/** Reads a league or a knockout again when other phones have scored, while it is on the screen. */
export function useFollowedSession(
  id: string | null | undefined,
  query: Shown,
  queryKey: QueryKey,
): void {
  const isFollowed = id && isThere(query);
  useSignal({
    address: isFollowed ? address(SESSION_STREAM_PATH, { params: { id } }) : null,
    queryKey,
  });
}

/** The same for a bracket that is read by its public link. */
export function useFollowedBracket(token: string, query: Shown, queryKey: QueryKey): void {
  useSignal({
    address: isThere(query) ? address(BRACKET_STREAM_PATH, { params: { token } }) : null,
    queryKey,
  });
}

const isThere = ({ data, error }: Shown) => data !== undefined && !isGone(error);
