import { ok, type Result } from '#domain/common/result.ts';
import { usualRuleBook } from '#domain/league-table/usual-rules.ts';
import type { ChosenFormat } from '#domain/scoring/chosen-format.ts';
import { clashesOf } from '#domain/stage-draw/clashes.ts';
import { everybodyIn } from '#domain/stage-draw/shown.ts';
import { isGroupsDraw, type StageDraw } from '#domain/stage-draw/vocabulary.ts';
import { listRecipients } from '#features/accounts/server/accounts.recipients.store.ts';
import { isOut, stateOf } from '#features/matches/draws/draws.policy.ts';
import type { StoredDraw } from '#features/matches/draws/server/draws.events.store.ts';
import * as draws from '#features/matches/draws/server/draws.events.store.ts';
import type { StoredStage } from '#features/matches/server/matches.stages.store.ts';
import * as stages from '#features/matches/server/matches.stages.store.ts';
import { findLastFormat } from '#features/publishing/own-events/server/own-events.store.ts';
import { mayRun } from '#features/publishing/publishing.policy.ts';
import { isReferee } from '#features/referees/server/referees.permission.commands.ts';
import type { Db } from '#platform/server/db/database.ts';
import { refusal } from '#platform/server/http/refusal.ts';
import { FORMER_PLAYER } from '#platform/shared/former-player.ts';
import { isOutdated, shownDraw } from '../event-draws.drafts.policy.ts';
import {
  furtherStages,
  isFurtherOutdated,
  sinceWhen,
  stateOfFurther,
} from '../event-draws.further.policy.ts';
import { inSeedingOrder, seedCounts, usualTradition } from '../event-draws.policy.ts';
import { isPlayed } from '../results/results.policy.ts';
import { asResults, readResults, type StoredResults } from '../results/server/results.presenter.ts';
import { type PlayedFirst, playedFirst } from './event-draws.further.presenter.ts';
import {
  type EventDenial,
  type EventRequest,
  findDeskEvent,
  type OwnEvent,
} from './event-draws.locks.commands.ts';
import type { PeopleCount, Seeder, StoredEntrant } from './event-draws.store.ts';
import * as store from './event-draws.store.ts';

interface Prepared extends OwnEvent {
  readonly people: PeopleCount;
  readonly stage: StoredStage | null;
  /** In the list since the entries were closed. */
  readonly entrants: readonly StoredEntrant[];
  readonly seeder: Seeder | null;
  /** The reader runs the tournament, and does not only referee it. */
  readonly isOrganizer: boolean;
  readonly mayReferee: boolean;
  readonly lastFormat: ChosenFormat | null;
  /** The newest; null before the first. */
  readonly draw: StoredDraw | null;
  /** Of a published draw. */
  readonly results: StoredResults | null;
  /** The published first stage that others follow; null where none do. */
  readonly played: PlayedFirst | null;
  readonly later: readonly Later[];
  /** Since when one of them is published; null while none is. */
  readonly followedSince: Date | null;
  /** The names of those who drew and exchanged places, by account. */
  readonly authors: ReadonlyMap<string, string>;
}

/** The event after a write, or why it was refused. */
export async function presentAfter<Code extends string>(
  db: Db,
  request: EventRequest,
  done: Result<null, Code>,
) {
  return done.ok ? presentEvent(db, request) : refusal(done.code);
}

/** The event as it is, or why it is not shown. */
export async function presentEvent(db: Db, request: EventRequest) {
  const event = await shown(db, request);
  return event.ok ? { event: event.value } : refusal(event.code);
}

/** An event on its way to the draw, for its desk. */
async function shown(
  db: Db,
  request: EventRequest,
): Promise<Result<ReturnType<typeof asPreparedEvent>, EventDenial>> {
  const own = await findDeskEvent(db, request);
  if (!own.ok) return own;
  const { eventId } = request;
  const people = await store.countPeople(db, eventId);
  // At one moment: a draw that is made meanwhile comes with its format.
  const { stage = null, newest: draw = null } = (await draws.findFirst(db, eventId)) ?? {};
  const entrants = stage ? await store.listEntrants(db, eventId) : [];
  const seeder = stage && (await store.findSeeder(db, eventId));
  const results = draw && isOut(draw) ? await readResults(db, draw) : null;
  const { tournament } = own.value;
  const isFollowable = results !== null && furtherStages(stage?.settings.format).length > 0;
  const later = isFollowable ? await listLater(db, eventId) : [];
  const followedSince = sinceWhen(later.map((one) => one.draw));
  const facts = { tournament, entrants, results, followedSince };
  const played = playedFirst({ newest: draw, stage, ...facts });
  const drawn = [draw, ...later.map((one) => one.draw)].filter((one) => one !== null);
  const accounts = await listRecipients(db, drawn.flatMap(authorsOf));
  const authors = new Map([...accounts].map(([id, { name }]) => [id, name]));
  const isOrganizer = mayRun(request.account, tournament);
  const mayReferee = await isReferee(db, request.account, tournament);
  const isToChoose = [results, ...later.map((one) => one.results)].some(
    (published) => published !== null && !isPlayed(published),
  );
  const lastFormat = isToChoose ? await findLastFormat(db, tournament) : null;
  const list = { people, stage, seeder, isOrganizer, mayReferee, lastFormat };
  const drafts = { draw, played, later, authors };
  const prepared = asPreparedEvent({ ...own.value, ...facts, ...list, ...drafts });
  return ok(mayReferee ? prepared : withoutDrafts(prepared));
}

/** The stages after the first that were ever drawn, each with its newest draw. */
async function listLater(db: Db, eventId: number): Promise<readonly Later[]> {
  const later: Later[] = [];
  for (const stage of await stages.listOf(db, eventId)) {
    if (stage.position === 0) continue;
    const draw = await draws.findNewest(db, stage.id);
    const results = draw && isOut(draw) ? await readResults(db, draw) : null;
    later.push({ stage, draw, results });
  }
  return later;
}

interface Later extends Pick<Prepared, 'draw' | 'results'> {
  readonly stage: StoredStage;
}

function authorsOf({ drawnByAccountId, publishedByAccountId, amendments }: StoredDraw): string[] {
  const publisher = publishedByAccountId ? [publishedByAccountId] : [];
  return [drawnByAccountId, ...publisher, ...amendments.map(({ by }) => by)];
}

function asPreparedEvent(prepared: Prepared) {
  const { tournament, event, stage, entrants, seeder, draw } = prepared;
  const { confirmed, held, waiting } = prepared.people;
  return {
    tournamentName: tournament.name,
    eventDate: tournament.eventDate,
    eventName: event.name,
    eventType: event.discipline,
    state: stateOf(event.isClosed, draw),
    isOrganizer: prepared.isOrganizer,
    mayReferee: prepared.mayReferee,
    isCancelled: tournament.state === 'cancelled',
    people: { confirmed, held, waiting },
    seeding: event.isClosed && stage ? asSeeding(stage, entrants, seeder) : null,
    sport: tournament.sport,
    usualTradition: usualTradition(tournament.sport),
    ruleBook: stage?.settings.ruleBook ?? event.formats.ruleBook ?? usualRuleBook(tournament.sport),
    formats: event.formats,
    lastFormat: prepared.lastFormat,
    format: stage?.settings.format ?? null,
    draw: stage && draw ? asFirstDraft(draw, { ...prepared, stage }) : null,
    further: prepared.played ? furtherOf(prepared.played, prepared) : [],
  };
}

/** What a desk helper reads of an event: what is published. The seeding list and drafts are the referee's (decision 0073). */
function withoutDrafts(prepared: ReturnType<typeof asPreparedEvent>): typeof prepared {
  const { draw, further, format, state } = prepared;
  // The results say that it is out: a draft has none.
  const isOut = Boolean(draw?.results);
  return {
    ...prepared,
    seeding: null,
    state: state === 'drawn' && !isOut ? 'closed' : state,
    format: isOut ? format : null,
    draw: isOut ? draw : null,
    further: further.filter((stage) => stage.state === 'published'),
  };
}

function asSeeding(
  { version, settings }: StoredStage,
  known: readonly StoredEntrant[],
  seeder: Seeder | null,
) {
  const entrants = inSeedingOrder(known.filter(({ isIn }) => isIn));
  const counts = seedCounts(entrants.length, settings.seedCount);
  const isByPoints = entrants.every(({ rank }) => rank === null);
  return {
    version,
    seedCount: counts.chosen,
    isCountChosen: settings.seedCount !== undefined,
    usualSeedCount: counts.usual,
    mostSeeds: counts.most,
    savedBy: seeder && { name: seeder.name, at: seeder.at.toISOString() },
    isByPoints,
    entrants: entrants.map(({ number, name, club, points, rankInClub, isEstablished, rank }) => ({
      number,
      name,
      club,
      points,
      rankInClub,
      isProvisional: points !== null && !isEstablished,
      isNew: !isByPoints && rank === null,
    })),
  };
}

function asFirstDraft(drawn: StoredDraw, prepared: Prepared & { readonly stage: StoredStage }) {
  const { stage, entrants } = prepared;
  const list = { version: stage.version, entrants: entrants.filter(({ isIn }) => isIn) };
  return asDraft(drawn, { ...prepared, isOutdated: isOutdated(drawn, list) });
}

/** The stages after the published first one, each with its newest draw. */
function furtherOf(played: PlayedFirst, { later, ...prepared }: Prepared) {
  return played.further.map((own) => {
    const { position, places, isMain } = own;
    const drawn = later.find((one) => one.stage.position === position);
    const draw = drawn?.draw ?? null;
    const isDraft = draw !== null && !isOut(draw);
    const isChanged = isDraft && isFurtherOutdated(draw, played.after, own);
    return {
      position,
      places: places && { from: places.from, to: places.to },
      isMain,
      state: stateOfFurther(played.after, own, draw),
      draw: drawn && draw ? asDraft(draw, { ...prepared, ...drawn, isOutdated: isChanged }) : null,
    };
  });
}

type AboutDraft = 'tournament' | 'entrants' | 'authors' | 'results' | 'followedSince';

interface Draft extends Pick<Prepared, AboutDraft> {
  readonly stage: StoredStage;
  readonly isOutdated: boolean;
}

function asDraft(
  drawn: StoredDraw,
  { tournament, stage, authors, isOutdated: isChanged, results, ...more }: Draft,
) {
  const { number, draw, drawnAt, publishedAt, withdrawnAt, withdrawnReason, amendments } = drawn;
  const { format } = stage.settings;
  if (!format) throw new Error(`the stage ${stage.id} was drawn without a format`);
  const shown = shownDraw(drawn);
  const { entrants, followedSince } = more;
  const played = { draw: shown, stage, tournament };
  return {
    number,
    drawnAt: drawnAt.toISOString(),
    drawnBy: authors.get(drawn.drawnByAccountId) ?? null,
    publishedBy: authors.get(drawn.publishedByAccountId ?? '') ?? null,
    publishedAt: publishedAt?.toISOString() ?? null,
    withdrawn: asWithdrawn({ withdrawnAt, withdrawnReason }),
    isOutdated: isChanged,
    format,
    made: asRecord(draw),
    amendments: amendments.map(({ at, by, reason, change }) => ({
      at,
      by: authors.get(by) ?? null,
      reason,
      change,
    })),
    clashes: clashesOf(shown),
    people: peopleOf(drawn, entrants),
    results: results && asResults({ ...played, entrants, followedSince, results }),
  };
}

/** A draw as it was made, and what has changed since. */
export type Changed = Pick<StoredDraw, 'draw' | 'amendments'>;

/** The changes of a draw without who made them, and when. */
export function changesOf(amendments: StoredDraw['amendments']) {
  return amendments.map(({ change }) => change);
}

/** A draw as it was made: of its matches only the byes are decided. */
export function asRecord(draw: StageDraw) {
  if (isGroupsDraw(draw)) return draw;
  const matches = draw.matches.map(({ result, ...match }) => ({
    ...match,
    result: result?.kind === 'bye' ? result : null,
  }));
  return { ...draw, matches };
}

/** When a publication was taken back, and why; null when it was not. */
export function asWithdrawn({
  withdrawnAt,
  withdrawnReason,
}: Pick<StoredDraw, 'withdrawnAt' | 'withdrawnReason'>) {
  return withdrawnAt && { at: withdrawnAt.toISOString(), reason: withdrawnReason ?? '' };
}

/**
 * Everybody who was ever in a draw, by number, with the name of the list; who was deleted with their entry has none.
 */
export function peopleOf(
  { draw, amendments }: Changed,
  named: readonly {
    readonly number: number;
    readonly name: string;
    readonly club: string | null;
  }[],
) {
  const byId = new Map(named.map((one) => [String(one.number), one]));
  return everybodyIn(draw, changesOf(amendments))
    .map(({ id }) => {
      const { name = FORMER_PLAYER, club = null } = byId.get(id) ?? {};
      return { id, name, club };
    })
    .sort((one, other) => Number(one.id) - Number(other.id));
}
