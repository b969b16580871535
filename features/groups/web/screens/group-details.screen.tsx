import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { isRefused } from '#platform/web/api/errors.ts';
import { notify } from '#platform/web/notify/notify.ts';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { Screen as Frame } from '#platform/web/ui/screen.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { Invite } from '../../joining/web/components/invite.tsx';
import { JoinRequests } from '../../joining/web/components/join-requests.tsx';
import { OwnMerges } from '../../merging/web/components/own-merges.tsx';
import { GroupEditor } from '../components/group-editor.tsx';
import { GroupOverview } from '../components/group-overview.tsx';
import { LeaveGroup } from '../components/leave-group.tsx';
import { groupGone, groupQuery } from '../groups.queries.ts';
import { useText } from '../groups.text.ts';

/** Group details (spec section 2.8): editable for those who look after the group, read-only for its members. */
export function Screen() {
  const t = useText();
  const id = groupIdOf(useParams().id);
  const { data: group, error, dataUpdatedAt, failureCount } = useQuery(groupQuery(id));
  const missing = isRefused(error, 'GROUP_NOT_FOUND', 'INVALID_INPUT');
  useNotFound(id, missing);
  if (error && !missing && !group) throw error;
  // A cached copy is good enough to read, also without a connection, but not to begin editing.
  const [openedAt] = useState(Date.now);
  const current = dataUpdatedAt >= openedAt || failureCount > 0 || !group?.may.edit;
  const there = group && !missing && current ? group : null;
  return (
    <Frame
      title={t.detailsTitle}
      subtitle={there && !there.may.edit ? t.onlyStaffEdits : undefined}
      back={{ to: '/group-registered', label: t.back }}
    >
      {there ? null : (
        <div role="status" aria-label={t.loadingGroup}>
          <Skeleton shape="card" count={3} />
        </div>
      )}
      {there ? <Invite group={there} /> : null}
      {there?.may.edit ? (
        <>
          <JoinRequests groupId={there.id} />
          <LinkButton variant="secondary" to={`/group-applications/${there.id}`}>
            {t.teamApplications}
          </LinkButton>
          <GroupEditor key={there.id} group={there} />
        </>
      ) : null}
      {there && !there.may.edit ? (
        <>
          <GroupOverview group={there} />
          <OwnMerges groupId={there.id} />
        </>
      ) : null}
      {there?.may.leave ? <LeaveGroup group={there} /> : null}
    </Frame>
  );
}

/** A missing id is group 1, and so is one that is not a number. */
function groupIdOf(id: string | undefined): number {
  return id && /^\d+$/.test(id) ? Number(id) || 1 : 1;
}

function useNotFound(id: number, missing: boolean) {
  const t = useText();
  const navigate = useNavigate();
  const notified = useRef(false);
  useEffect(() => {
    if (!missing || notified.current) return;
    notified.current = true;
    notify({ title: t.notFoundTitle, description: t.notFoundText, variant: 'destructive' });
    void groupGone(id);
    navigate('/group-registered', { replace: true });
  }, [id, missing, navigate, t]);
}
