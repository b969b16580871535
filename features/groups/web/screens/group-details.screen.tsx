import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { isRefused } from '#platform/web/api/errors.ts';
import { isCutOff } from '#platform/web/api/read.ts';
import { notify } from '#platform/web/notify/notify.ts';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { Screen as Frame } from '#platform/web/ui/screen.tsx';
import { Invite } from '../../joining/web/components/invite.tsx';
import { JoinRequests } from '../../joining/web/components/join-requests.tsx';
import { GroupEditor } from '../components/group-editor.tsx';
import { GroupOverview } from '../components/group-overview.tsx';
import { LeaveGroup } from '../components/leave-group.tsx';
import { groupGone, groupQuery } from '../groups.queries.ts';
import { useText } from '../groups.text.ts';

/** Group details (spec section 2.8): editable for those who look after the group, read-only for its members. */
export function Screen() {
  const t = useText();
  const id = groupIdOf(useParams().id);
  const query = useQuery(groupQuery(id));
  const { data: known, error, isError, isPaused, refetch, dataUpdatedAt, failureCount } = query;
  const missing = isRefused(error, 'GROUP_NOT_FOUND', 'INVALID_INPUT');
  useNotFound(id, missing);
  // A cached copy is good enough to read, also without a connection, but not to begin editing.
  const [openedAt] = useState(Date.now);
  const isLost = failureCount > 0 || isCutOff(query);
  const isEnough = dataUpdatedAt >= openedAt || isLost || !known?.may.edit;
  const there = isEnough && !missing ? known : undefined;
  return (
    <Frame
      title={t.detailsTitle}
      subtitle={there && !there.may.edit ? t.onlyStaffEdits : undefined}
      back={{ to: '/group-registered', label: t.back }}
    >
      <Loaded
        query={{ data: there, error, isError, isPaused, refetch }}
        shape="card"
        refused={() => (missing ? null : undefined)}
      >
        {(group) => (
          <>
            <Invite group={group} />
            {group.may.edit ? (
              <>
                <JoinRequests groupId={group.id} />
                <LinkButton variant="secondary" to={`/group-applications/${group.id}`}>
                  {t.teamApplications}
                </LinkButton>
                <GroupEditor key={group.id} group={group} />
              </>
            ) : (
              <GroupOverview group={group} />
            )}
            {group.may.leave ? <LeaveGroup group={group} /> : null}
          </>
        )}
      </Loaded>
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
