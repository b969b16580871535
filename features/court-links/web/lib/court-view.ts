import type { CardSet } from '#domain/scorecard/card-set.ts';
import { isKnown, type KnownMatch } from '#features/day/handshake/web/handshake.queries.ts';
import { isSame, type PendingResult } from './court-outbox.ts';
import type { Device, LinkMatch } from './device.ts';

/** A match of a court whose two sides are known. */
export interface CourtMatch extends LinkMatch {
  readonly match: KnownMatch;
}

export interface CourtView {
  /** What is to be played or entered here. */
  readonly now: CourtMatch | null;
  /** What comes after it and has no result yet, the first first. */
  readonly next: readonly CourtMatch[];
  /** The newest stored result, and older ones about which somebody still has to say something; the newest first. */
  readonly entered: readonly CourtMatch[];
}

/** What a court shows: what the server says, with the results that wait on this device in their places. */
export function courtView(device: Device, pending: readonly PendingResult[]): CourtView {
  const isPending = ({ match }: CourtMatch) =>
    pending.some(({ sent }) => isSame(sent.match, match));
  const isOpen = (one: CourtMatch) => one.match.result === null && !isPending(one);
  const current = known(device.current ? [device.current] : []);
  const [now = null] = current.filter(isOpen);
  const done = [...current, ...known(device.recent)].filter(({ match }) => match.result !== null);
  return {
    now,
    next: known(device.next).filter(isOpen),
    entered: done
      .filter((one, at) => !isPending(one) && isFirst(done, one, at))
      .filter((one, at) => at === 0 || isUnsettled(one)),
  };
}

function known(matches: readonly LinkMatch[]): readonly CourtMatch[] {
  return matches.filter((one): one is CourtMatch => isKnown(one.match));
}

function isUnsettled({ match: { handshake } }: CourtMatch): boolean {
  return handshake !== null && handshake.state !== 'confirmed';
}

function isFirst(all: readonly CourtMatch[], { match }: CourtMatch, at: number): boolean {
  return all.findIndex((other) => isSame(other.match, match)) === at;
}

/** As it was on the court when its result was entered. */
export function asShown({ sent: { match } }: PendingResult): CourtMatch {
  return {
    match,
    state: 'done',
    court: null,
    calledAt: null,
    startedAt: null,
    umpire: null,
    expected: null,
    tally: null,
  };
}

/** What both players say yes or no to. */
export interface EnteredScore
  extends Pick<NonNullable<KnownMatch['result']>, 'result' | 'status' | 'winner'> {
  readonly sets: string | readonly CardSet[];
}

/** The result of a match about which both players may still say something on this device, wherever it is; null without one. */
export function openResult(
  { entered }: Pick<CourtView, 'entered'>,
  pending: readonly PendingResult[],
  match: KnownMatch,
): { readonly entered: CourtMatch; readonly score: EnteredScore } | null {
  const unsent = pending.find(({ sent }) => isSame(sent.match, match));
  if (unsent) {
    return unsent.entry.refusal ? null : { entered: asShown(unsent), score: unsent.sent.score };
  }
  const stored = entered.find((one) => isSame(one.match, match));
  if (!stored?.match.result || stored.match.handshake?.state !== 'entered') return null;
  return { entered: stored, score: stored.match.result };
}
