import { createContext } from 'react';
import type { Output } from '#platform/shared/endpoint.ts';
import type { Refusal } from '#platform/web/api/call.ts';
import type { enterOwn } from '../../handshake.contract.ts';
import { confirmOwn, disputeOwn, type KnownMatch, ownMatchesQuery } from '../handshake.queries.ts';
import { submitOwnResult } from './day-outbox.ts';
import type { TypedScore } from './typed-score.ts';

type Own = Output<typeof enterOwn>;
type Answer = Promise<{ readonly ok: true; readonly data: Own } | Refusal>;
type Params = { readonly id: number; readonly stageId: string; readonly matchId: string };
type Body<Call> = Call extends (request: { params: Params; body: infer Sent }) => unknown
  ? Sent
  : never;

/** Who speaks about the results of matches: a player with an account, or the guardian of one by a mailed link. */
export interface Speaker {
  readonly isGuardian: boolean;
  readonly query: (id: number) => ReturnType<typeof ownMatchesQuery>;
  readonly confirm: (params: Params, body: Body<typeof confirmOwn>) => Answer;
  readonly dispute: (params: Params, body: Body<typeof disputeOwn>) => Answer;
  /** Enters a result; `pending` is one that waits on the phone for a connection. */
  readonly enter: (
    id: number,
    match: KnownMatch,
    score: TypedScore,
    accountId: string | null,
  ) => Promise<{ readonly ok: true; readonly data: Entered } | Refusal | null>;
  /** Of the list of the matches, or of the card of one. */
  readonly address: (id: number, match?: KnownMatch) => string;
  /** The page from which the list was opened. */
  readonly back: string;
}

export interface Entered {
  readonly kind: 'accepted' | 'waiting' | 'refused';
  /** The matches as they are then; null where the outbox has cached them. */
  readonly own: Own['own'] | null;
}

const own: Speaker = {
  isGuardian: false,
  query: ownMatchesQuery,
  confirm: (params, body) => confirmOwn({ params, body }),
  dispute: (params, body) => disputeOwn({ params, body }),
  enter: async (id, match, score, accountId) => {
    if (accountId === null) return null;
    const { kind } = await submitOwnResult(id, match, score, accountId);
    return { ok: true, data: { kind, own: null } };
  },
  address: (id, match) =>
    match ? `/my-matches/${id}/${match.stageId}/${match.matchId}` : `/my-matches/${id}`,
  back: '/my-tournaments',
};

export const SpeakerContext = createContext(own);
