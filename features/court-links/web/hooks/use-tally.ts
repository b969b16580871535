import { useEffect, useMemo, useRef, useState } from 'react';
import { SIDES, type Side } from '#domain/scorecard/side.ts';
import type { ScoreFormat, SetScore } from '#domain/scoring/formats.ts';
import { cardOf, type Tally, tallied, withoutLast, withPoint } from '#domain/scoring/tally.ts';
import type { KnownMatch } from '#features/day/handshake/web/handshake.queries.ts';
import { now } from '#platform/web/clock.ts';
import { phoneDraft } from '#platform/web/forms/draft.ts';
import { TALLY_SECONDS } from '../../court-links.vocabulary.ts';
import { sendTally } from '../court-links.queries.ts';
import { deviceId } from '../lib/device-store.ts';
import { playKey } from './use-play.ts';

interface Stored {
  readonly points: Tally;
  /** Player2 is on the left. */
  readonly isSwapped: boolean;
}

const NONE: Stored = { points: [], isSwapped: false };
/** The pause between two sends, in milliseconds. */
const PACE = TALLY_SECONDS * 1000;

export function tallyDraft(match: KnownMatch) {
  return phoneDraft<Stored>(`tally ${playKey(match)}`);
}

/** The points of a match as the umpire taps them: on the device first, and to the server every few seconds. */
export function useTally(token: string, match: KnownMatch, format: ScoreFormat) {
  const [stored, setStored] = useState(() => tallyDraft(match).read() ?? NONE);
  const { points, isSwapped } = stored;
  const state = useMemo(() => tallied(format, points), [format, points]);
  useLive(token, match, state.sets);
  const put = (next: Stored) => {
    setStored(next);
    tallyDraft(match).write(next);
  };
  return {
    state,
    /** From left to right, as the umpire sees the sides. */
    sides: isSwapped ? ([...SIDES].reverse() as readonly Side[]) : SIDES,
    canUndo: points.length > 0,
    point: (side: Side) => {
      const next = withPoint(format, points, side);
      if (next !== points) put({ ...stored, points: next });
    },
    undo: () => put({ ...stored, points: withoutLast(points) }),
    swap: () => put({ ...stored, isSwapped: !isSwapped }),
  };
}

/** Sends the running score when it has changed, the last one if several come within the pause. A lost one does not matter. */
function useLive(token: string, match: KnownMatch, sets: readonly SetScore[]): void {
  // By a clock that nobody sets: a tablet whose time is set back goes on sending. Null before the first send.
  const sentAt = useRef<number | null>(null);
  const { stageId, matchId, drawNumber, player1, player2 } = match;
  useEffect(() => {
    if (sets.length === 0 && sentAt.current === null) return;
    const send = async () => {
      sentAt.current = performance.now();
      await sendTally({
        token,
        params: { stageId, matchId },
        body: {
          deviceId: deviceId(),
          at: now().toISOString(),
          drawNumber,
          player1Id: player1.id,
          player2Id: player2.id,
          score: { sets: [...cardOf({ sets })], game: null },
        },
      });
    };
    const last = sentAt.current;
    const wait = last === null ? 0 : Math.max(0, last + PACE - performance.now());
    const timer = setTimeout(() => void send().catch(() => undefined), wait);
    return () => clearTimeout(timer);
  }, [token, sets, stageId, matchId, drawNumber, player1.id, player2.id]);
}
