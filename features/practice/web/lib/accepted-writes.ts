import { serialise } from '#domain/scorecard/score-text.ts';
import type { saveScore } from '#features/matches/matches.contract.ts';
import { SCORE, scoreAccepted } from '#features/matches/web/lib/score-outbox.ts';
import type { Output } from '#platform/shared/endpoint.ts';
import type { OutboxEntry } from '#platform/web/offline/outbox-entry.ts';
import { queryClient } from '#platform/web/offline/query-client.ts';
import { eveningAccepted } from '../../evening/web/evening.queries.ts';
import { EVENING } from '../../evening/web/lib/evening-outbox.ts';
import { freeMatchAccepted } from '../../free-practice/web/lib/add-match.ts';
import { ADD_KIND } from '../../free-practice/web/lib/draft-rows.ts';
import { RESULT, resultAccepted } from '../../knockout/web/lib/result-outbox.ts';
import { KNOCKOUT_RULES } from '../../knockout/web/lib/rules-outbox.ts';
import { leagueScored } from '../../league/web/league.queries.ts';
import { LEAGUE_CHANGE, LEAGUE_OPEN, leagueAccepted } from '../../league/web/lib/league-outbox.ts';
import { SCORE_RULES } from '../../score-rules/web/lib/score-rules-outbox.ts';
import { rulesAccepted } from '../../score-rules/web/score-rules.queries.ts';

/** What the phone does with the answer to an accepted write, by the kind of the write. */
const receivers: Readonly<Record<string, (data: never) => void>> = {
  [SCORE]: (data: Output<typeof saveScore>) => {
    scoreAccepted(data);
    leagueScored(data.match, serialise);
  },
  [LEAGUE_OPEN]: leagueAccepted,
  [LEAGUE_CHANGE]: leagueAccepted,
  [EVENING]: eveningAccepted,
  [SCORE_RULES]: rulesAccepted,
  [RESULT]: resultAccepted,
  [KNOCKOUT_RULES]: resultAccepted,
  [ADD_KIND]: freeMatchAccepted,
};

/** Receives the answer to a write before it leaves the outbox, so that no row disappears in between. */
export function receiveAccepted({ kind }: OutboxEntry, data: unknown): void {
  const receive = receivers[kind];
  if (receive) receive(data as never);
  // A kind of an earlier version of the app: everything that it may have changed is read again.
  else void queryClient.invalidateQueries({ queryKey: ['practice'] });
}
