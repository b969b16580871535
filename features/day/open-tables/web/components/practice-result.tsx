import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { type OwnDay, ownDaysQuery } from '#features/entries/own-day/web/own-day.queries.ts';
import { PlayedSport } from '#features/matches/web/hooks/use-card-unit.ts';
import { useSubmit } from '#platform/web/api/use-submit.ts';
import { useLeadOn } from '#platform/web/navigation/use-lead-on.ts';
import { notify } from '#platform/web/notify/notify.ts';
import { InlineNotice } from '#platform/web/ui/inline-notice.tsx';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { Screen as Frame } from '#platform/web/ui/screen.tsx';
import { ResultCard } from '../../../handshake/web/components/result-card.tsx';
import type { KnownMatch } from '../../../handshake/web/handshake.queries.ts';
import type { TypedScore } from '../../../handshake/web/lib/typed-score.ts';
import { enterPractice } from '../open-tables.queries.ts';
import { useText } from '../open-tables.text.ts';

const BACK = '/my-tournaments';

/** The result of a practice match on an open table: it is recorded in the practice of both players. */
export function PracticeResult() {
  const t = useText();
  const { id, matchId } = useParams();
  const query = useQuery(ownDaysQuery);
  return (
    <Frame title={t.resultTitle} back={{ to: BACK, label: t.backToMine }}>
      <meta name="robots" content="noindex" />
      <Loaded query={query} shape="card" count={2}>
        {({ days }) => {
          const day = days.find((one) => String(one.tournamentId) === id);
          const match = day?.practice?.match;
          if (day && match && match.id === matchId) return <Entry day={day} match={match} />;
          return <InlineNotice title={t.over}>{t.overText}</InlineNotice>;
        }}
      </Loaded>
    </Frame>
  );
}

interface Props {
  readonly day: OwnDay;
  readonly match: NonNullable<NonNullable<OwnDay['practice']>['match']>;
}

function Entry({ day: { tournamentId, sport }, match }: Props) {
  const t = useText();
  const client = useQueryClient();
  const leadOn = useLeadOn();
  const { submit, isPending } = useSubmit({
    send: ({ sets, status, winner }: TypedScore, writeId) =>
      enterPractice({
        params: { id: tournamentId, matchId: match.id },
        body: { writeId, sets: [...sets], ending: { status, winner } },
      }),
    reads: ['entries', 'practice'],
    inBackground: true,
    words: t,
    onSuccess: async (days) => {
      client.setQueryData(ownDaysQuery.queryKey, days);
      notify({ title: t.saved });
      await leadOn(BACK, { replace: true });
    },
  });
  return (
    <PlayedSport value={sport}>
      <p>{t.resultText}</p>
      <ResultCard
        match={asCard(match)}
        isPractice
        draftKey={`practice ${match.id}`}
        isPending={isPending}
        label={t.send}
        onSubmit={async (score) => (await submit(score)) !== null}
      />
    </PlayedSport>
  );
}

/** The match for the card of the day: nobody is the favourite, and nothing is stored yet. */
function asCard({ id, sides: [first, second], scoreFormat }: Props['match']): KnownMatch {
  return {
    eventId: 0,
    stageId: id,
    stagePosition: 0,
    matchId: '1-1',
    drawNumber: 0,
    version: 0,
    place: { kind: 'group', group: 1, number: 1 },
    player1: { ...first, id: '1' },
    player2: { ...second, id: '2' },
    ownSide: null,
    scoreFormat,
    favourite: null,
    result: null,
    handshake: null,
  };
}
