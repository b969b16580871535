import { publicNames } from '#domain/common/name-display.ts';
import { publicReading } from '#domain/common/public-reading.ts';
import { everybodyIn } from '#domain/stage-draw/shown.ts';
import { PAIR_JOINT } from '#features/entries/partners/partners.vocabulary.ts';
import { consentIn } from '#features/guardians/guardians.policy.ts';
import type { StoredEvent } from '#features/tournaments/events/server/events.store.ts';
import type { StoredTournament } from '#features/tournaments/server/tournaments.store.ts';
import { FORMER_PLAYER } from '#platform/shared/former-player.ts';
import { shownDraw } from '../event-draws.drafts.policy.ts';
import { type FurtherStage, furtherStages, sinceWhen } from '../event-draws.further.policy.ts';
import type { PublicState } from '../event-draws.vocabulary.ts';
import { asResults, type StoredResults } from '../results/server/results.presenter.ts';
import {
  asRecord,
  asWithdrawn,
  type Changed,
  changesOf,
  peopleOf,
} from './event-draws.presenter.ts';
import type { listDraws, listPeople, listPublished } from './event-draws.public.store.ts';

type Published = Awaited<ReturnType<typeof listPublished>>[number];
type Drawn = Awaited<ReturnType<typeof listDraws>>[number];
type Person = Awaited<ReturnType<typeof listPeople>>[number];

/** The events of a tournament with what is out of their draws; `published` are all that ever were, oldest first. `seasons` are events. */
export function asPublicDraws(
  tournament: StoredTournament,
  published: readonly Published[],
  seasons: readonly number[] = [],
) {
  return {
    tournament: asHead(tournament),
    events: tournament.events.map((event) => {
      const own = published.filter(({ eventId }) => eventId === event.id);
      const newest = newestOf(own, 0);
      const state = stateOf(newest);
      const isOut = newest && state === 'published';
      return {
        ...asEvent(event, state),
        published: isOut ? asSummary(newest) : null,
        hasSeason: seasons.includes(event.id),
        further: isOut
          ? furtherStages(newest.settings.format)
              .filter(({ position }) => stateOf(newestOf(own, position)) === 'published')
              .map(asFurther)
          : [],
      };
    }),
  };
}

/** The newest of a stage; `draws` are oldest first. */
function newestOf<Draw extends { readonly position: number }>(
  draws: readonly Draw[],
  position: number,
): Draw | undefined {
  return draws.findLast((one) => one.position === position);
}

function asFurther({ position, places, isMain }: FurtherStage) {
  return { position, places: places && { from: places.from, to: places.to }, isMain };
}

function asSummary({ kind, entrants, publishedAt }: Published) {
  return { kind, entrants, publishedAt: publishedAt.toISOString() };
}

interface PublicDraw {
  readonly tournament: StoredTournament;
  readonly event: StoredEvent;
  /** All draws of the event, by stage and oldest first. */
  readonly drawn: readonly Drawn[];
  readonly people: readonly Person[];
  /** Of the published draws, by their stages. */
  readonly results: ReadonlyMap<string, StoredResults>;
}

/** The draw of one event as everybody sees it. */
export function asPublicDraw({ tournament, event, drawn, ...more }: PublicDraw) {
  const at = (position: number) => drawn.filter((one) => one.position === position);
  const first = newestOf(drawn.filter(wasPublished), 0);
  const isOut = stateOf(first) === 'published';
  const further = isOut ? furtherStages(first?.settings.format) : [];
  const followedSince = sinceWhen(drawn.filter(({ position }) => position > 0));
  const facts = { tournament, followedSince, ...more };
  return {
    tournament: asHead(tournament),
    event: asEvent(event, stateOf(first)),
    ...asStage(at(0), facts),
    further: further
      .filter(({ position }) => at(position).some(wasPublished))
      .map((stage) => ({
        ...asFurther(stage),
        ...asStage(at(stage.position), facts),
      })),
  };
}

function wasPublished({ publishedAt }: Pick<Drawn, 'publishedAt'>): boolean {
  return publishedAt !== null;
}

interface Facts extends Pick<PublicDraw, 'tournament' | 'people' | 'results'> {
  /** Since when a stage after the first is published; null while none is. */
  readonly followedSince: Date | null;
}

/** What everybody sees of one stage; `drawn` are its draws, oldest first. */
function asStage(drawn: readonly Drawn[], facts: Facts) {
  const newest = drawn.findLast(wasPublished);
  const withdrawn = newest && asWithdrawn(newest);
  return {
    draw: newest ? asPublished(newest, facts) : null,
    withdrawn: newest && withdrawn ? { number: newest.number, ...withdrawn } : null,
    earlier: drawn.filter(({ number }) => newest && number < newest.number).map(asEarlier),
  };
}

function asPublished(drawn: Drawn, { tournament, people, followedSince, ...entered }: Facts) {
  const { number, drawnAt, publishedAt, settings, draw, amendments } = drawn;
  const { format } = settings;
  const results = entered.results.get(drawn.stageId);
  if (!publishedAt || !draw || !format || !results) return null;
  const stage = { id: drawn.stageId, settings };
  return {
    number,
    drawnAt: drawnAt.toISOString(),
    publishedAt: publishedAt.toISOString(),
    format,
    made: asRecord(draw),
    amendments: amendments.map(({ at, reason, change }) => ({ at, reason, change })),
    people: peopleOf({ draw, amendments }, withPublicNames({ draw, amendments }, people)),
    results: asResults({
      draw: shownDraw({ draw, amendments }),
      stage,
      tournament,
      entrants: people,
      followedSince,
      results,
      isPublic: true,
    }),
  };
}

/** Those who were ever in the draw, by the names that strangers may read. A deleted account has none to protect. */
function withPublicNames({ draw, amendments }: Changed, people: readonly Person[]) {
  const drawn = new Set(everybodyIn(draw, changesOf(amendments)).map(({ id }) => id));
  const named = people.filter(
    ({ number, name }) => drawn.has(String(number)) && name !== FORMER_PLAYER,
  );
  const names = publicNamesOf(named);
  return named.map(({ number, club }) => ({ number, name: names.get(number) ?? '', club }));
}

/** The names by number that strangers may read; of a team its whole name. */
export function publicNamesOf(named: readonly Person[]): ReadonlyMap<number, string> {
  // A team is nobody: its name is made for everybody to read.
  const teams = new Map(
    named.flatMap(({ number, name, isTeam }) => (isTeam ? [[number, name]] : [])),
  );
  const players = named.filter(({ isTeam }) => !isTeam).flatMap(playersOf);
  const names = publicNames(players);
  const byNumber = Map.groupBy(players.keys(), (at) => players[at]?.number);
  const nameOf = (number: number) =>
    (byNumber.get(number) ?? []).map((at) => names[at] ?? '').join(PAIR_JOINT);
  return new Map(named.map(({ number }) => [number, teams.get(number) ?? nameOf(number)]));
}

/** The readings by number of what strangers read of the names (`publicNamesOf`); of a pair both that are known. */
export function publicReadingsOf(named: readonly Person[]): ReadonlyMap<number, string> {
  const players = named.flatMap(playersOf);
  const names = publicNames(players);
  const readings = players.map((one, at) => publicReading({ ...one, shown: names[at] ?? '' }));
  const byNumber = Map.groupBy(players.keys(), (at) => players[at]?.number);
  const readingOf = (number: number) =>
    (byNumber.get(number) ?? []).flatMap((at) => readings[at] || []).join(' / ');
  return new Map(named.map(({ number }) => [number, readingOf(number)]));
}

/** The players of one entrant, each with the own consent. The partner of a pair may have none, such as without an account. */
function playersOf({ number, name, partner, ...first }: Person) {
  return name.split(PAIR_JOINT).flatMap((one, at) => {
    const consent = consentIn(at === 0 ? first : partner);
    const { reading = '' } = (at === 0 ? first : partner) ?? {};
    return one === FORMER_PLAYER ? [] : [{ number, name: one, reading, consent }];
  });
}

function asEarlier(drawn: Drawn) {
  const { number, drawnAt, publishedAt } = drawn;
  return {
    number,
    drawnAt: drawnAt.toISOString(),
    publishedAt: publishedAt?.toISOString() ?? null,
    withdrawn: asWithdrawn(drawn),
  };
}

function stateOf(newest: Pick<Published, 'withdrawnAt'> | undefined): PublicState {
  if (!newest) return 'none';
  return newest.withdrawnAt === null ? 'published' : 'withdrawn';
}

function asHead({ state, endedEarlyFor, ...tournament }: StoredTournament) {
  const { id, name, eventDate, venue, sport } = tournament;
  const isCancelled = state === 'cancelled';
  return { id, name, eventDate, venue, sport, isCancelled, endedEarly: endedEarlyFor };
}

function asEvent({ id, name, discipline }: StoredEvent, state: PublicState) {
  return { id, name, eventType: discipline, state };
}
