import { serialise } from '#domain/scorecard/score-text.ts';
import {
  COURT_CONFIRM,
  COURT_RESULT,
  COURT_START,
  courtAccepted,
} from '#features/court-links/web/lib/court-outbox.ts';
import { OWN_RESULT, ownResultAccepted } from '#features/day/handshake/web/lib/day-outbox.ts';
import {
  EVENT_RESULT,
  eventResultAccepted,
} from '#features/event-draws/results/web/lib/knockout-outbox.ts';
import type { saveScore } from '#features/matches/matches.contract.ts';
import { SCORE, scoreAccepted } from '#features/matches/web/lib/score-outbox.ts';
import { matchesChanged } from '#features/matches/web/matches.queries.ts';
import { eveningAccepted } from '#features/practice/evening/web/evening.queries.ts';
import { EVENING } from '#features/practice/evening/web/lib/evening-outbox.ts';
import { freeMatchAccepted } from '#features/practice/free-practice/web/lib/add-match.ts';
import { ADD_KIND } from '#features/practice/free-practice/web/lib/draft-rows.ts';
import { RESULT, resultAccepted } from '#features/practice/knockout/web/lib/result-outbox.ts';
import { KNOCKOUT_RULES } from '#features/practice/knockout/web/lib/rules-outbox.ts';
import { leagueScored } from '#features/practice/league/web/league.queries.ts';
import {
  LEAGUE_CHANGE,
  LEAGUE_OPEN,
  leagueAccepted,
} from '#features/practice/league/web/lib/league-outbox.ts';
import { SCORE_RULES } from '#features/practice/score-rules/web/lib/score-rules-outbox.ts';
import { rulesAccepted } from '#features/practice/score-rules/web/score-rules.queries.ts';
import { REMOVAL } from '#features/practice/web/lib/match-writes.ts';
import type { Output } from '#platform/shared/endpoint.ts';
import type { OutboxEntry } from '#platform/web/offline/outbox-entry.ts';
import { queryClient } from '#platform/web/offline/query-client.ts';

type Receiver = (data: never, entry: OutboxEntry) => void | Promise<void>;

/** What the phone does with the answer to an accepted write, by the kind of the write. */
const receivers: Readonly<Record<string, Receiver>> = {
  [SCORE]: async (data: Output<typeof saveScore>) => {
    await scoreAccepted(data);
    leagueScored(data.match, serialise);
  },
  [LEAGUE_OPEN]: leagueAccepted,
  [LEAGUE_CHANGE]: leagueAccepted,
  [REMOVAL]: () => void matchesChanged(),
  [EVENING]: eveningAccepted,
  [SCORE_RULES]: rulesAccepted,
  [RESULT]: resultAccepted,
  [KNOCKOUT_RULES]: resultAccepted,
  [ADD_KIND]: freeMatchAccepted,
  [EVENT_RESULT]: (data, entry) => eventResultAccepted(entry, data),
  [OWN_RESULT]: (data, entry) => ownResultAccepted(entry, data),
  [COURT_RESULT]: courtAccepted,
  [COURT_CONFIRM]: courtAccepted,
  [COURT_START]: courtAccepted,
};

/** Receives the answer to a write before it leaves the outbox, so that no row disappears in between. */
export async function receiveAccepted(entry: OutboxEntry, data: unknown): Promise<void> {
  const receive = receivers[entry.kind];
  if (receive) await receive(data as never, entry);
  // A kind of an earlier version of the app: everything that it may have changed is read again.
  else void queryClient.invalidateQueries({ queryKey: ['practice'] });
}
