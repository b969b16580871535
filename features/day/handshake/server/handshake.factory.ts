import { v7 as uuidv7 } from 'uuid';
import * as ScoreText from '#domain/scorecard/score-text.ts';
import type { EventFormat } from '#domain/stage-draw/vocabulary.ts';
import * as results from '#features/event-draws/results/results.contract.ts';
import { closedEvent, KNOCKOUT } from '#features/event-draws/server/event-draws.referee.factory.ts';
import * as notifications from '#features/notifications/notifications.contract.ts';
import type { Phone, TestApp } from '../../../../apps/server/test-app.ts';
import { openDayFrom } from '../../server/day.factory.ts';
import * as contract from '../handshake.contract.ts';
import { handshakeJobs } from './handshake.jobs.ts';

const TODAY = '2026-11-20';
const HOURS = { eventDate: TODAY, startTime: '15:00', applicationDeadline: TODAY };

interface Options {
  readonly names?: readonly string[];
  /** So many further people without an account. */
  readonly byHand?: number;
  readonly format?: EventFormat;
  /** An id of `FORMATS`; null for scores as entered. */
  readonly scoreFormat?: string | null;
  readonly isOpen?: boolean;
  readonly tournament?: object;
}

export interface TypedScore {
  readonly writeId?: string;
  readonly baseVersion?: number;
  readonly follows?: string;
  readonly winner?: 'player1' | 'player2';
  readonly status?: 'finished' | 'retired';
  readonly player1Id?: string;
}

/** An event of today whose published draw its players read on their phones; the desk has opened the day. */
export async function playedToday(
  server: TestApp,
  {
    names = ['Ito', 'Kato', 'Mori', 'Sato'],
    byHand = 0,
    format = KNOCKOUT,
    scoreFormat = 'table-tennis-5',
    isOpen = true,
    tournament = {},
  }: Options = {},
) {
  const phones: Awaited<ReturnType<TestApp['playerPhone']>>[] = [];
  for (const fullName of names) phones.push(await server.playerPhone({ fullName }));
  const event = await closedEvent(server, {
    phones,
    byHand,
    tournament: { ...HOURS, ...tournament },
  });
  await event.draw(format);
  await event.publish();
  const { params, phone: desk } = event;
  if (scoreFormat) {
    const body = { position: 0, seenDraw: 1, scoreFormat: { id: scoreFormat } };
    await desk.call(results.chooseScoreFormat, { params, body });
  }
  const courtId = isOpen ? await openDayFrom(desk, params.id) : null;
  const here = { id: params.id };

  const own = async (by: Phone) => {
    const { data } = await by.call(contract.findOwn, { params: here });
    return data?.own ?? null;
  };
  /** The first match of somebody, with their phone and that of the opponent. */
  const first = async (at = 0) => {
    const phone: Phone = phones[at]!;
    const match = (await own(phone))?.matches[0];
    if (!match?.player1 || !match.player2 || !match.ownSide) throw new Error('no match');
    const other = match.ownSide === 'player1' ? match.player2 : match.player1;
    const opponent = await phoneOf(other.id);
    return { ...match, player1: match.player1, player2: match.player2, phone, opponent };
  };
  /** The phone of the entrant with this number. */
  const phoneOf = async (id: string): Promise<Phone> => {
    for (const phone of phones) {
      const match = (await own(phone))?.matches[0];
      if (match?.ownSide && match[match.ownSide]?.id === id) return phone;
    }
    throw new Error(`nobody has the number ${id}`);
  };
  type First = Awaited<ReturnType<typeof first>>;
  const ref = ({ stageId, matchId }: Pick<First, 'stageId' | 'matchId'>) => ({
    ...here,
    stageId,
    matchId,
  });
  return {
    ...event,
    here,
    desk,
    phones,
    courtId,
    own,
    first,
    phoneOf,
    ref,
    body: (match: First, text: string, other: TypedScore = {}) => bodyOf(match, text, other),
    enter: (by: Phone, match: First, text: string, other: TypedScore = {}) =>
      by.call(contract.enterOwn, { params: ref(match), body: bodyOf(match, text, other) }),
    confirm: (by: Phone, match: First, seenVersion = 1, isSameDevice = false) =>
      by.call(contract.confirmOwn, { params: ref(match), body: { seenVersion, isSameDevice } }),
    dispute: (by: Phone, match: First, text: string | null, seenVersion = 1) => {
      const claim = text === null ? null : scoreOf(text, 'player2');
      return by.call(contract.disputeOwn, { params: ref(match), body: { seenVersion, claim } });
    },
    open: async (by: Phone = desk) =>
      (await by.call(contract.findOpen, { params: here })).data?.results.matches ?? null,
    settle: (match: First, seenVersion = 1, by: Phone = desk) =>
      by.call(contract.confirmAtDesk, { params: ref(match), body: { seenVersion } }),
  };
}

interface Scored {
  readonly drawNumber: number;
  readonly version: number;
  readonly player1: { readonly id: string };
  readonly player2: { readonly id: string };
  readonly scoreFormat: { readonly id: string } | null;
}

/** The request that enters a score as seen by player1; the first one wins unless another winner is named. */
export function bodyOf(match: Scored, text: string, other: TypedScore = {}) {
  const { winner = 'player1', status = 'finished', ...more } = other;
  return {
    writeId: uuidv7(),
    drawNumber: match.drawNumber,
    baseVersion: match.version,
    player1Id: match.player1.id,
    player2Id: match.player2.id,
    scoreFormat: match.scoreFormat,
    ...scoreOf(text, winner, status),
    ...more,
  };
}

function scoreOf(
  text: string,
  winner: 'player1' | 'player2',
  status: 'finished' | 'retired' = 'finished',
) {
  const sets = ScoreText.parse(text);
  if (!sets.ok) throw new Error(`not a score: ${text}`);
  return { sets: [...sets.value], winner, status };
}

/** What somebody was notified of. */
export const noticesOf = async (phone: Phone) =>
  (await phone.call(notifications.list)).data?.notifications ?? [];

export const kindsOf = async (phone: Phone) => (await noticesOf(phone)).map(({ kind }) => kind);

/** What silence confirms by now is confirmed. */
export async function passSilence({ services }: TestApp) {
  for (const job of handshakeJobs(services)) await job.run({});
}
