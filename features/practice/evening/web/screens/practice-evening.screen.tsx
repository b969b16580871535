import { useEffect, useMemo, useState } from 'react';
import { useParams } from 'react-router';
import { setWinner } from '#domain/practice-evening/steps.ts';
import { UnsentNotice } from '#features/matches/web/components/unsent-notice.tsx';
import { isUnread } from '#platform/web/api/read.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useLocationState } from '#platform/web/navigation/screens.tsx';
import { useOnline } from '#platform/web/offline/use-online.ts';
import { FactsLine } from '#platform/web/ui/facts-line.tsx';
import { LoadFailure } from '#platform/web/ui/load-failure.tsx';
import { Placeholder } from '#platform/web/ui/placeholder.tsx';
import { Screen as Frame } from '#platform/web/ui/screen.tsx';
import { SegmentedTabs } from '#platform/web/ui/segmented-tabs.tsx';
import { useGroupRules } from '../../../score-rules/web/hooks/use-score-rules.ts';
import { useReturned } from '../../../scorecard/web/lib/scorecard-return.ts';
import { groupIdOf, useGroup } from '../../../web/hooks/use-group.ts';
import { EveningBoard } from '../components/evening-board.tsx';
import { EveningSetup } from '../components/evening-setup.tsx';
import { EveningSummary } from '../components/evening-summary.tsx';
import { useText } from '../evening.text.ts';
import { useEvening } from '../hooks/use-evening.ts';
import { useEveningDay } from '../hooks/use-evening-day.ts';
import { namesOf } from '../lib/names.ts';

type View = 'people' | 'matches' | 'summary';

/** Today's practice: who is here, who plays next on which court, and what was played (next.md, A1.4). */
export function Screen() {
  const groupId = groupIdOf(useParams().groupId);
  const carried = useLocationState<{ groupName?: string; day?: string }>();
  // An evening that goes on after midnight stays the same one, also on the way back from a scorecard.
  const day = useEveningDay(carried?.day);
  // What was changed on one day is not changed on the next one.
  return <Evening key={day} groupId={groupId} day={day} carriedName={carried?.groupName} />;
}

interface Props {
  readonly groupId: number;
  readonly day: string;
  readonly carriedName: string | undefined;
}

function Evening({ groupId, day, carriedName = '' }: Props) {
  const t = useText();
  const format = useFormat();
  const practice = useGroup(groupId);
  const { data: group } = practice;
  const online = useOnline();
  const evening = useEvening({ groupId, day });
  const rules = useGroupRules(groupId, 'one-on-one');
  const { board, members } = evening;
  useScore(evening);
  const [chosen, setChosen] = useState<View | null>(null);
  const view = chosen ?? (board.matches.length > 0 ? 'matches' : 'people');
  const listed = useMemo(() => group?.members ?? [], [group]);
  const names = useMemo(() => namesOf(board, [...members, ...listed]), [board, members, listed]);
  const groupName = group?.group.name ?? carriedName;
  const shown = { evening, names, groupId, groupName, day, rules };
  const isCutOff = online && Boolean(evening.error);
  const readAgain = () => {
    evening.refetch();
    if (isUnread(practice)) void practice.refetch();
  };
  const back = { to: `/select-practice-mode/${groupId}`, label: t.back, state: { groupName } };
  const facts = [groupName, format.dayWithWeekday(day)].filter(Boolean);
  return (
    <Frame title={t.title} subtitle={<FactsLine facts={facts} />} back={back}>
      <UnsentNotice />
      {isCutOff ? <LoadFailure error={evening.error} onRetry={readAgain} /> : null}
      {evening.isLoading ? (
        <Placeholder shape="card" count={3} />
      ) : (
        <SegmentedTabs
          label={t.views}
          value={view}
          onChange={setChosen}
          tabs={[
            { value: 'people', label: t.people },
            { value: 'matches', label: t.matches },
            { value: 'summary', label: t.summary },
          ]}
        >
          {view === 'people' ? (
            <EveningSetup
              {...shown}
              practice={practice}
              isCutOff={isCutOff}
              onBegun={() => setChosen('matches')}
            />
          ) : null}
          {view === 'matches' ? (
            <EveningBoard {...shown} onPeople={() => setChosen('people')} />
          ) : null}
          {view === 'summary' ? <EveningSummary {...shown} /> : null}
        </SegmentedTabs>
      )}
    </Frame>
  );
}

/** Notes the winner of the match whose scorecard has just returned. */
function useScore({ board, act }: ReturnType<typeof useEvening>) {
  const returned = useReturned();
  const match = board.matches.find(({ id }) => id === returned?.id);
  const winner = returned?.winner?.id === returned?.player1.id ? 'player1' : 'player2';
  const isNew = match !== undefined && match.winner !== winner;
  const [isNoted, setIsNoted] = useState(false);
  useEffect(() => {
    if (!isNew || isNoted || !match) return;
    setIsNoted(true);
    act((before, at) => setWinner(before, match.id, winner, at));
  }, [isNew, isNoted, match, winner, act]);
}
