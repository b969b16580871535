import type { NameMatches } from '#features/matches/server/matches.owner.provider.ts';
import type { Handlers } from '#platform/server/services.ts';
import { eveningHandlers } from '../evening/server/evening.handlers.ts';
import { freePracticeHandlers } from '../free-practice/server/free-practice.handlers.ts';
import { leagueHandlers } from '../league/server/league.handlers.ts';
import { oneOnOneHandlers } from '../one-on-one/server/one-on-one.handlers.ts';
import { recordsHandlers } from '../records/server/records.handlers.ts';
import { scoreRulesHandlers } from '../score-rules/server/score-rules.handlers.ts';
import { sessionsHandlers } from '../sessions/server/sessions.handlers.ts';

/** All handlers of practice; the records have matches of tournaments, too, which `name` gives their names. */
export const practiceHandlers =
  (name: NameMatches): Handlers =>
  (on, services) => {
    for (const mount of [
      sessionsHandlers,
      scoreRulesHandlers,
      leagueHandlers,
      oneOnOneHandlers,
      eveningHandlers,
      freePracticeHandlers,
      recordsHandlers(name),
    ]) {
      mount(on, services);
    }
  };
