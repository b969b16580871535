import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { useSession } from '#features/accounts/web/lib/session.ts';
import { isLastingRefusal } from '#platform/web/api/errors.ts';
import { dataOf, isUnread } from '#platform/web/api/read.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { InlineNotice } from '#platform/web/ui/inline-notice.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { LoadFailure } from '#platform/web/ui/load-failure.tsx';
import { Placeholder } from '#platform/web/ui/placeholder.tsx';
import { Screen as Frame } from '#platform/web/ui/screen.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { CheckStep } from '../components/check-step.tsx';
import { ChoiceStep } from '../components/choice-step.tsx';
import { GroupChoice } from '../components/group-choice.tsx';
import { useTeamDraft } from '../hooks/use-team-draft.ts';
import { type Choice, chosenIn } from '../lib/choice.ts';
import { applicationQuery, type Sheet, sheetQuery } from '../team-applications.queries.ts';
import { useText } from '../team-applications.text.ts';

/** Apply for the team: the group, pupils x events, the check (next.md, D2). */
export function Screen() {
  const t = useText();
  const tournamentId = Number(useParams().tournamentId);
  const [address] = useSearchParams();
  const groupId = Number(address.get('group'));
  if (groupId > 0) return <Applying tournamentId={tournamentId} groupId={groupId} />;
  const back = `/confirm-tournament-application/${tournamentId}`;
  return (
    <Frame title={t.applyTitle} step="group" back={{ to: back, label: t.backToTournament }}>
      <GroupChoice tournamentId={tournamentId} />
    </Frame>
  );
}

interface Props {
  readonly tournamentId: number;
  readonly groupId: number;
}

function Applying({ tournamentId, groupId }: Props) {
  const t = useText();
  const session = useSession();
  const [address] = useSearchParams();
  const query = useQuery(sheetQuery(tournamentId, groupId));
  const earlier = address.get('again');
  const lapsed = useQuery({ ...applicationQuery(earlier ?? ''), enabled: earlier !== null });
  const back = { to: `/apply-team/${tournamentId}`, label: t.back };
  // A draft of an earlier visit may be older than what another teacher has saved since.
  const [openedAt] = useState(Date.now);
  const isCurrent = query.dataUpdatedAt >= openedAt || query.failureCount > 0 || query.isPaused;
  const sheet = isCurrent ? dataOf(query) : undefined;
  if (sheet && session.data && !lapsed.isLoading) {
    const again = lapsed.data ? chosenIn(lapsed.data.application) : null;
    const accountId = session.data.account?.id ?? '';
    return <Draft key={groupId} sheet={sheet} accountId={accountId} again={again} />;
  }
  const asked = session.data ? query : session;
  const failures: Readonly<Record<string, string>> = t.failures;
  return (
    <Frame title={t.applyTitle} step="choice" back={back} width="wide">
      {isLastingRefusal(query.error) ? (
        <InlineNotice tone="error" title={failures[query.error.code] ?? t.failures.OTHER} />
      ) : isUnread(asked) ? (
        <LoadFailure error={asked.error} onRetry={() => void asked.refetch()} />
      ) : (
        <div>
          <Placeholder shape="card" />
          <Skeleton shape="row" count={6} />
        </div>
      )}
    </Frame>
  );
}

interface DraftProps {
  readonly sheet: Sheet;
  readonly accountId: string;
  /** What was applied for before and not paid. */
  readonly again: Choice | null;
}

function Draft({ sheet, accountId, again }: DraftProps) {
  const t = useText();
  const format = useFormat();
  const draft = useTeamDraft(sheet, accountId, again);
  const [isChecking, setChecking] = useState(false);
  // Which of two choices stays is decided, and seen, before any is checked.
  if (isChecking && draft.theirs) setChecking(false);
  const { tournament, group, pupils } = sheet;
  const about = format.facts([group.name, format.name(tournament.name)]);
  if (draft.isGone) {
    return (
      <Frame title={t.applyTitle} subtitle={about} step="gone">
        <InlineNotice
          tone="warning"
          title={t.goneTitle}
          action={<LinkButton to={`/group-applications/${group.id}`}>{t.groupTitle}</LinkButton>}
        >
          {t.goneText}
        </InlineNotice>
      </Frame>
    );
  }
  if (pupils.length === 0) {
    return (
      <Frame
        title={t.applyTitle}
        subtitle={about}
        back={{ to: `/apply-team/${tournament.id}`, label: t.back }}
      >
        <EmptyState
          title={t.noPupilsTitle}
          text={t.noPupilsText}
          action={<LinkButton to={`/group-roster/${group.id}`}>{t.openRoster}</LinkButton>}
        />
      </Frame>
    );
  }
  return isChecking ? (
    <Frame
      title={t.checkTitle}
      subtitle={about}
      step="check"
      back={{ onClick: () => setChecking(false), label: t.change }}
    >
      <CheckStep sheet={sheet} draft={draft} onEdit={() => setChecking(false)} />
    </Frame>
  ) : (
    <Frame
      title={t.applyTitle}
      subtitle={about}
      step="choice"
      width="wide"
      back={{ to: `/apply-team/${tournament.id}`, label: t.back }}
    >
      <ChoiceStep sheet={sheet} draft={draft} onCheck={() => setChecking(true)} />
    </Frame>
  );
}
