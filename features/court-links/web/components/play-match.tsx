import { useMemo } from 'react';
import { formatOf } from '#domain/scoring/chosen-format.ts';
import { ruleOf } from '#domain/scoring/formats.ts';
import { cardOf, tallied } from '#domain/scoring/tally.ts';
import { ResultCard } from '#features/day/handshake/web/components/result-card.tsx';
import type { KnownMatch } from '#features/day/handshake/web/handshake.queries.ts';
import type { CardStart, TypedScore } from '#features/day/handshake/web/lib/typed-score.ts';
import { formatIn, unitOf } from '#features/matches/web/lib/set-unit.ts';
import { useSubmit } from '#platform/web/api/use-submit.ts';
import { notify } from '#platform/web/notify/notify.ts';
import { lazyComponent } from '#platform/web/ui/lazy-component.tsx';
import { LoadFailure } from '#platform/web/ui/load-failure.tsx';
import { SegmentedTabs } from '#platform/web/ui/segmented-tabs.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { useText } from '../court-links.text.ts';
import { useCourtWords } from '../hooks/use-court-words.ts';
import type { usePlay } from '../hooks/use-play.ts';
import { playKey } from '../hooks/use-play.ts';
import { tallyDraft } from '../hooks/use-tally.ts';
import { submitResult } from '../lib/court-outbox.ts';
import type { CourtMatch } from '../lib/court-view.ts';
import type { Device } from '../lib/device.ts';
import css from './court.module.css';
import { MatchFace } from './match-face.tsx';

const TallyBoard = lazyComponent(async () => (await import('./tally-board.tsx')).TallyBoard);

interface Props {
  readonly token: string;
  readonly device: Device;
  readonly played: CourtMatch;
  readonly play: ReturnType<typeof usePlay>;
  /** What the card begins with; the stored result unless given. */
  readonly start?: CardStart;
  /** The result is stored here, or by the server. */
  readonly onEntered: (match: KnownMatch) => void;
}

/** Scoring a match: game by game as on every card, or point by point. */
export function PlayMatch({ token, device, played, play, start, onEntered }: Props) {
  const t = useText();
  const { match } = played;
  const { scoreFormat } = match;
  const format = useMemo(() => scoreFormat && formatOf(scoreFormat), [scoreFormat]);
  const worded = scoreFormat && formatIn(scoreFormat, device.sport);
  const names = useCourtWords(device).names(match);
  const { submit, isPending } = useSubmit({
    send: async (score: TypedScore) => ({
      ok: true,
      data: await submitResult(device.linkId, match, score),
    }),
    onSuccess: ({ kind }) => {
      if (kind === 'refused') return;
      tallyDraft(match).clear();
      notify(
        kind === 'accepted' ? { title: t.entered } : { title: t.stored, description: t.storedText },
      );
      onEntered(match);
    },
  });
  // What was counted goes to the card: with each further point it is another card.
  const counted = format && tallyDraft(match).read()?.points;
  const first =
    format && counted ? { sets: cardOf(tallied(format, counted)), ending: null } : start;
  const card = (
    <ResultCard
      key={counted?.length ?? 0}
      match={match}
      draftKey={`court ${playKey(match)} ${match.version} ${counted?.length ?? 0}`}
      {...(first && { start: first })}
      isPending={isPending}
      label={t.finish}
      onSubmit={async (score) => (await submit(score)) !== null}
    />
  );
  if (!format || !worded) {
    return (
      <section className={css.match}>
        <MatchFace device={device} shown={played} />
        {card}
      </section>
    );
  }
  const isPoints = ruleOf(format, 0).kind === 'points';
  return (
    <section className={css.match}>
      {play.mode === 'card' ? <MatchFace device={device} shown={played} /> : null}
      <SegmentedTabs
        label={t.views}
        value={play.mode}
        onChange={play.setMode}
        tabs={[
          { value: 'card', label: t.games[unitOf(worded)] },
          { value: 'tally', label: isPoints ? t.tally : t.tallyGames },
        ]}
      >
        {play.mode === 'card' ? (
          card
        ) : (
          <TallyBoard
            key={playKey(match)}
            token={token}
            match={match}
            format={format}
            names={names}
            fallback={<Skeleton shape="card" count={2} />}
            errorFallback={(retry) => <LoadFailure error={null} onRetry={retry} />}
            onDecided={() => play.setMode('card')}
          />
        )}
      </SegmentedTabs>
    </section>
  );
}
