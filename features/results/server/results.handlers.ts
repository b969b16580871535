import { tiesOf } from '#features/day/queue/queue.rubbers.policy.ts';
import { readFacts } from '#features/day/queue/server/queue.facts.commands.ts';
import * as corrections from '#features/event-draws/corrections/server/corrections.store.ts';
import { findById, type StoredTournament } from '#features/tournaments/server/tournaments.store.ts';
import { refusal } from '#platform/server/http/refusal.ts';
import { handlers, type Services } from '#platform/server/services.ts';
import { sharedReads } from '#platform/server/shared-read.ts';
import { dayInJapan } from '#platform/shared/format.ts';
import { progressOfFacts } from '../closing/server/closing.commands.ts';
import * as contract from '../results.contract.ts';
import type { Names } from '../results.vocabulary.ts';
import { findReadable, type PlayedEvent, readPlayed } from './results.commands.ts';
import { matchesSheet, placesSheet } from './results.csv.presenter.ts';
import { asReportedTie, asResults } from './results.presenter.ts';
import { asTods } from './results.tods.presenter.ts';

const access = 'public';

/** Who came where, for everybody; with whole names for those who run or referee the tournament. */
export const tournamentResultsHandlers = handlers((on, services) => {
  const { db } = services;
  // When a tournament is over, many read it at once.
  const readPublic = sharedReads(async (id: number) => {
    const tournament = await findById(db, id);
    return tournament && (await read(services, tournament, 'public')).results;
  });

  on(contract.findResults, { access }, async ({ params, query, account }) => {
    const reader = { tournamentId: params.id, names: query.names, account };
    const found = await findReadable(db, reader);
    if (!found.ok) return refusal(found.code);
    if (query.names === 'full') return (await read(services, found.value, 'full')).results;
    return (await readPublic(params.id)) ?? refusal('TOURNAMENT_NOT_FOUND');
  });

  on(contract.findReport, { access: 'signed-in' }, async ({ params, account }) => {
    const names = 'full';
    const found = await findReadable(db, { tournamentId: params.id, names, account });
    if (!found.ok) return refusal(found.code);
    const { results, played } = await read(services, found.value, names);
    const ties = played.flatMap(({ teams }) => teams?.ties ?? []).map(asReportedTie);
    return { results, draws: played.map(({ drawn }) => drawn), ties };
  });

  on(contract.findSheet, { access }, async ({ params, query, account, language }) => {
    const reader = { tournamentId: params.id, names: query.names, account };
    const found = await findReadable(db, reader);
    if (!found.ok) return refusal(found.code);
    const about = { tournament: found.value, language };
    const { results, played } = await read(services, found.value, query.names);
    return query.list === 'matches' ? matchesSheet(played, about) : placesSheet(results, about);
  });

  on(contract.findTods, { access }, async ({ params, query, account, language }) => {
    const reader = { tournamentId: params.id, names: query.names, account };
    const found = await findReadable(db, reader);
    if (!found.ok) return refusal(found.code);
    const record = asTods(found.value, await readPlayed(db, found.value, query.names), language);
    const fileName = `results-${found.value.id}.tods.json`;
    return { fileName, json: `${JSON.stringify(record, null, 2)}\n` };
  });
});

async function read({ db, clock }: Services, tournament: StoredTournament, names: Names) {
  const now = clock.now();
  const facts = await readFacts(db, tournament, now);
  const played: readonly PlayedEvent[] = await readPlayed(db, tournament, names);
  const eventIds = tournament.events.map(({ id }) => id);
  const results = asResults({
    tournament,
    played,
    names,
    progress: progressOfFacts(tournament, facts),
    corrections: await corrections.listByEvents(db, eventIds),
    matches: [...facts.matches, ...facts.stages.flatMap(tiesOf)],
    today: dayInJapan(now),
  });
  return { results, played };
}
