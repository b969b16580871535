import { useState } from 'react';
import type { KnownMatch } from '#features/day/handshake/web/handshake.queries.ts';
import { pendingStart } from '#features/day/handshake/web/lib/typed-score.ts';
import { courtKind } from '#features/sports/sports.policy.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { InlineNotice } from '#platform/web/ui/inline-notice.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { useText } from '../court-links.text.ts';
import { useCourtWords } from '../hooks/use-court-words.ts';
import type { useLink } from '../hooks/use-link.ts';
import { playKey, usePlay } from '../hooks/use-play.ts';
import { isAgreed } from '../lib/court-outbox.ts';
import { asShown, type CourtMatch, courtView, openResult } from '../lib/court-view.ts';
import type { Device } from '../lib/device.ts';
import { CalledMatch } from './called-match.tsx';
import css from './court.module.css';
import { EnteredResult } from './entered-result.tsx';
import { MatchFace } from './match-face.tsx';
import { PlayMatch } from './play-match.tsx';
import { Together } from './together.tsx';
import { UnsentResult } from './unsent-result.tsx';

interface Props {
  readonly token: string;
  readonly device: Device;
  readonly link: ReturnType<typeof useLink>;
}

/** What is done at a court now: wait, start, score, agree. */
export function CourtBody({ token, device, link }: Props) {
  const t = useText();
  const play = usePlay(device.linkId);
  const { pending, entries, isLost } = link;
  const view = courtView(device, pending);
  // Both players are asked once, right after the result was entered here.
  const [asked, setAsked] = useState<KnownMatch | null>(null);
  const askedNow = asked && openResult(view, pending, asked);

  const corrected = [
    ...view.entered.map((played) => ({ played })),
    ...pending.map((one) => ({ played: asShown(one), start: pendingStart(one.sent.score) })),
  ].find(({ played: { match } }) => playKey(match) === play.corrected);
  const onEntered = (match: KnownMatch) => {
    play.finish(match);
    setAsked(match);
  };
  if (corrected) {
    return (
      <Section heading={t.correctTitle}>
        <PlayMatch token={token} device={device} play={play} onEntered={onEntered} {...corrected} />
        <Button full variant="quiet" onClick={() => play.correct(null)}>
          {t.back}
        </Button>
      </Section>
    );
  }
  // Without a connection nobody calls: the court goes on with what it knows to be next.
  const going = [...(view.now ? [view.now] : []), ...view.next].find(({ match }) =>
    play.isStarted(match),
  );
  const { now } = view;
  const isPlaying = now && (now.state === 'playing' || play.isStarted(now.match));
  const played = isPlaying ? now : going;
  return (
    <>
      <Notices device={device} link={link} />
      {played ? (
        <PlayMatch
          key={playKey(played.match)}
          token={token}
          device={device}
          played={played}
          play={play}
          onEntered={onEntered}
        />
      ) : null}
      {now && !played ? (
        <CalledMatch
          key={playKey(now.match)}
          device={device}
          called={now}
          onStart={() => play.start(now.match)}
        />
      ) : null}
      {now || played ? null : <Nothing device={device} isDone={view.entered.length > 0} />}
      {pending.map((one) => (
        <UnsentResult
          key={one.entry.id}
          token={token}
          device={device}
          pending={one}
          isAgreed={isAgreed(entries, one.sent.match)}
          onAsk={() => setAsked(one.sent.match)}
          onCorrect={() => play.correct(one.sent.match)}
        />
      ))}
      {view.entered.map((one) => (
        <EnteredResult
          key={playKey(one.match)}
          device={device}
          entered={one}
          isAgreed={isAgreed(entries, one.match)}
          onAsk={() => setAsked(one.match)}
          onCorrect={() => play.correct(one.match)}
        />
      ))}
      {askedNow ? (
        <Together
          key={playKey(askedNow.entered.match)}
          device={device}
          {...askedNow}
          onClose={() => setAsked(null)}
        />
      ) : null}
      <Next
        device={device}
        next={view.next.filter((one) => one !== played)}
        onStart={isLost && !now && !played ? play.start : null}
      />
    </>
  );
}

function Notices({ device, link: { pending, isLong } }: Pick<Props, 'device' | 'link'>) {
  const t = useText();
  const format = useFormat();
  const { otherDevice, court, sport } = device;
  return (
    <>
      <div role="status">
        {isLong ? (
          <InlineNotice tone="warning" title={t.offlineTitle(pending.length)}>
            {t.offlineText}
          </InlineNotice>
        ) : null}
      </div>
      {otherDevice ? (
        <InlineNotice tone="warning" title={t.otherTitle}>
          {t.otherText(otherDevice.name, format.clockTime(otherDevice.at))}
        </InlineNotice>
      ) : null}
      {court?.isClosed ? <InlineNotice title={t.closedTitle[courtKind(sport)]} /> : null}
    </>
  );
}

function Nothing({ device, isDone }: { readonly device: Device; readonly isDone: boolean }) {
  const t = useText();
  if (device.kind === 'match') return isDone ? <p>{t.slipDone}</p> : null;
  return <EmptyState title={t.noneTitle[courtKind(device.sport)]} text={t.noneText} />;
}

interface NextProps {
  readonly device: Device;
  readonly next: readonly CourtMatch[];
  /** Only without a connection. */
  readonly onStart: ((match: KnownMatch) => void) | null;
}

/** The matches that come next here: also what the court goes on with when it loses the network. */
function Next({ device, next, onStart }: NextProps) {
  const t = useText();
  const words = useCourtWords(device);
  const [first, ...others] = next;
  if (!first) return null;
  return (
    <Section heading={t.nextTitle}>
      <MatchFace
        device={device}
        shown={first}
        isLater
        badge={first.expected ? <Expected {...first.expected} /> : null}
      />
      {onStart ? (
        <Button full variant="secondary" onClick={() => onStart(first.match)}>
          {t.playNext}
        </Button>
      ) : null}
      {others.length === 0 ? null : (
        <ul className={css.next}>
          {others.map((one) => {
            const { player1, player2 } = words.names(one.match);
            return (
              <li key={playKey(one.match)} className={css.small}>
                <bdi>{player1}</bdi> – <bdi>{player2}</bdi>
              </li>
            );
          })}
        </ul>
      )}
    </Section>
  );
}

/** "Not before 11:40 (about 12:00)": never a bare time, which nobody can promise (next.md, C3). */
function Expected({ notBefore, about }: NonNullable<CourtMatch['expected']>) {
  const t = useText();
  const format = useFormat();
  return (
    <span className={css.small}>
      {t.nextNotBefore(format.clockTime(notBefore))}
      {about === notBefore ? null : ` (${t.nextAbout(format.clockTime(about))})`}
    </span>
  );
}
