import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { isRefused } from '#platform/web/api/errors.ts';
import type { Read } from '#platform/web/api/read.ts';
import { notify } from '#platform/web/notify/notify.ts';
import { type PracticeGroup, participantsQuery } from '../practice.queries.ts';
import { useText } from '../practice.text.ts';

/** The group's id in an address: a missing one, or one that is no number, is group 1 (spec section 2.25). */
export function groupIdOf(id: string | undefined): number {
  return id && /^\d+$/.test(id) ? Number(id) || 1 : 1;
}

/**
 * The group to practice with, and its members. Where the person has no such group, a notification says so and the
 * choice of groups opens (spec section 8).
 */
export function useGroup(groupId: number): Read<PracticeGroup> {
  const t = useText();
  const navigate = useNavigate();
  const { data, error, isError, isPaused, refetch } = useQuery(participantsQuery(groupId));
  const missing = isRefused(error, 'GROUP_NOT_FOUND', 'INVALID_INPUT');
  const notified = useRef(false);
  useEffect(() => {
    if (!missing || notified.current) return;
    notified.current = true;
    notify({
      title: t.groupNotFoundTitle,
      description: t.groupNotFoundText,
      variant: 'destructive',
    });
    navigate('/select-invited-group', { replace: true });
  }, [missing, navigate, t]);
  // On the way to the choice of groups there is nothing to try again.
  if (missing) return { data: undefined, error: null, isError: false, isPaused, refetch };
  return { data, error, isError, isPaused, refetch };
}
