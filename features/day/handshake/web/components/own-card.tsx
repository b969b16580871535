import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useContext, useState } from 'react';
import { useParams } from 'react-router';
import { opponent } from '#domain/scorecard/side.ts';
import { useSession } from '#features/accounts/web/lib/session.ts';
import { PlayedSport } from '#features/matches/web/hooks/use-card-unit.ts';
import { dataOf } from '#platform/web/api/read.ts';
import { useSubmit } from '#platform/web/api/use-submit.ts';
import { useLeadOn } from '#platform/web/navigation/use-lead-on.ts';
import { notify } from '#platform/web/notify/notify.ts';
import { useOutbox } from '#platform/web/offline/use-outbox.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { InlineNotice } from '#platform/web/ui/inline-notice.tsx';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { Screen as Frame } from '#platform/web/ui/screen.tsx';
import { useCaughtUp } from '../../../web/hooks/use-caught-up.ts';
import { isKnown, type KnownMatch } from '../handshake.queries.ts';
import { useText } from '../handshake.text.ts';
import { useMatchWords } from '../hooks/use-match-words.ts';
import { pendingOf } from '../lib/day-outbox.ts';
import { SpeakerContext } from '../lib/speaker.ts';
import { pendingStart, type TypedScore } from '../lib/typed-score.ts';
import { ResultCard } from './result-card.tsx';

/** The card of a match of who speaks: entering a result, correcting the own entry, or saying what was played instead. */
export function OwnCard() {
  const t = useText();
  const words = useMatchWords();
  const { id: typedId, stageId, matchId } = useParams();
  const id = Number(typedId);
  const speaker = useContext(SpeakerContext);
  const query = useCaughtUp(useQuery(speaker.query(id)));
  const own = dataOf(query);
  const match = own?.matches.find((one) => one.stageId === stageId && one.matchId === matchId);
  const missing = (
    <InlineNotice tone="error" title={t.matchNotFound}>
      {t.matchNotFoundText}
    </InlineNotice>
  );
  return (
    <Frame
      title={t.entryTitle}
      subtitle={match ? words.place(match) : null}
      back={{
        to: speaker.address(id),
        label: speaker.isGuardian ? t.guardedTitle : t.backToMatches,
      }}
    >
      <meta name="robots" content="noindex" />
      <Loaded query={query} shape="card" count={2} refused={() => missing}>
        {({ sport }) =>
          match && isKnown(match) ? (
            <PlayedSport value={sport}>
              <Entry key={cardKey(match)} tournamentId={id} match={match} />
            </PlayedSport>
          ) : (
            missing
          )
        }
      </Loaded>
    </Frame>
  );
}

/** What is typed belongs to the two players: a corrected result may bring others into the same match. */
function cardKey({ stageId, matchId, player1, player2 }: KnownMatch): string {
  return `${stageId} ${matchId} ${player1.id} ${player2.id}`;
}

interface Props {
  readonly tournamentId: number;
  readonly match: KnownMatch;
}

function Entry({ tournamentId, match }: Props) {
  // The card answers the result that it was opened with: one that arrives meanwhile must not take away what is typed. The server
  // compares the two.
  const [begun] = useState(match);
  const { version, result, handshake, ownSide } = begun;
  const isTheirs = result !== null && handshake?.state === 'entered' && handshake.side !== ownSide;
  const answered = { ...match, version, result };
  return isTheirs ? (
    <Denial tournamentId={tournamentId} match={answered} />
  ) : (
    <Own tournamentId={tournamentId} match={answered} />
  );
}

function Own({ tournamentId, match }: Props) {
  const t = useText();
  const leadOn = useLeadOn();
  const client = useQueryClient();
  const speaker = useContext(SpeakerContext);
  const { data: session } = useSession();
  const names = useMatchWords().names(match);
  const pending = pendingOf(useOutbox(), match);
  const { submit, isPending } = useSubmit({
    send: (score: TypedScore) =>
      speaker.enter(tournamentId, match, score, session?.account?.id ?? null),
    words: t,
    // The card of the next match says "go to table 3" until it is read again.
    reads: ['entries'],
    inBackground: true,
    onSuccess: async (outcome) => {
      if (outcome.own) client.setQueryData(speaker.query(tournamentId).queryKey, outcome.own);
      const other = names[match.ownSide ? opponent(match.ownSide) : 'player2'];
      if (outcome.kind === 'accepted') notify({ title: t.sent, description: t.sentText(other) });
      if (outcome.kind === 'waiting') notify({ title: t.stored, description: t.storedText });
      await leadOn(speaker.address(tournamentId), { replace: true });
    },
  });
  return (
    <ResultCard
      match={match}
      draftKey={`own ${cardKey(match)} ${match.version}`}
      {...(pending && { start: pendingStart(pending.sent.score) })}
      isPending={isPending}
      label={t.send}
      onSubmit={async (score) => (await submit(score)) !== null}
    />
  );
}

/** The other side has entered a result that is wrong. */
function Denial({ tournamentId, match }: Props) {
  const t = useText();
  const client = useQueryClient();
  const speaker = useContext(SpeakerContext);
  const leadOn = useLeadOn();
  const { submit, isPending } = useSubmit({
    send: (score: TypedScore | null) => {
      const { stageId, matchId, version: seenVersion } = match;
      const claim = score && { sets: [...score.sets], status: score.status, winner: score.winner };
      const params = { id: tournamentId, stageId, matchId };
      return speaker.dispute(params, { seenVersion, claim });
    },
    reads: ['entries'],
    inBackground: true,
    words: t,
    onSuccess: async ({ own }) => {
      client.setQueryData(speaker.query(tournamentId).queryKey, own);
      const { stageId, matchId } = match;
      const after = own.matches.find((one) => one.stageId === stageId && one.matchId === matchId);
      // Who says the same as the other side has agreed.
      notify({ title: after?.handshake?.state === 'confirmed' ? t.confirmed : t.denied });
      await leadOn(speaker.address(tournamentId), { replace: true });
    },
  });
  return (
    <>
      <InlineNotice title={t.deniedTitle}>{t.deniedText}</InlineNotice>
      <ResultCard
        match={match}
        draftKey={`claim ${cardKey(match)} ${match.version}`}
        start={{ sets: [], ending: null }}
        isPending={isPending}
        label={t.sendClaim}
        onSubmit={async (score) => (await submit(score)) !== null}
      />
      <Button full variant="secondary" busy={isPending} onClick={() => void submit(null)}>
        {t.withoutClaim}
      </Button>
    </>
  );
}
