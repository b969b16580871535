import { useState } from 'react';
import type { KnownMatch } from '#features/day/handshake/web/handshake.queries.ts';
import { phoneDraft } from '#platform/web/forms/draft.ts';

type Mode = 'card' | 'tally';
interface Play {
  /** The matches that were started on this device, also without a connection. */
  readonly started: readonly string[];
  /** The match whose entered result is being corrected. */
  readonly corrected: string | null;
  readonly mode: Mode;
}

const FIRST: Play = { started: [], corrected: null, mode: 'card' };
/** More are never open at one court. */
const REMEMBERED = 20;

/** A match of one draw between two players: what was counted is not that of others, who take the place by a corrected result. */
export function playKey({ stageId, matchId, drawNumber, player1, player2 }: KnownMatch): string {
  return `${stageId} ${matchId} ${drawNumber} ${player1.id} ${player2.id}`;
}

/** Where the device of a court is: it stays there over a reload. */
export function usePlay(linkId: string) {
  const stored = phoneDraft<Play>(`court-play ${linkId}`);
  const [play, setPlay] = useState(() => stored.read() ?? FIRST);
  const put = (part: Partial<Play>) => {
    const next = { ...play, ...part };
    setPlay(next);
    stored.write(next);
  };
  return {
    ...play,
    isStarted: (match: KnownMatch) => play.started.includes(playKey(match)),
    start: (match: KnownMatch) =>
      put({ started: [...play.started, playKey(match)].slice(-REMEMBERED) }),
    /** Its result is entered. */
    finish: (match: KnownMatch) => {
      const started = play.started.filter((key) => key !== playKey(match));
      put({ started, corrected: play.corrected === playKey(match) ? null : play.corrected });
    },
    correct: (match: KnownMatch | null) => put({ corrected: match && playKey(match) }),
    setMode: (mode: Mode) => put({ mode }),
  };
}
