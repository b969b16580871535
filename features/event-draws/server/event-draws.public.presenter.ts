import { publicNames } from '#domain/common/name-display.ts';
import { everybodyIn } from '#domain/stage-draw/shown.ts';
import { PAIR_JOINT } from '#features/entries/partners/partners.vocabulary.ts';
import { consentIn } from '#features/guardians/server/guardians.names.store.ts';
import type { StoredEvent } from '#features/tournaments/events/server/events.store.ts';
import type { StoredTournament } from '#features/tournaments/server/tournaments.store.ts';
import { FORMER_PLAYER } from '#platform/shared/former-player.ts';
import { shownDraw } from '../event-draws.drafts.policy.ts';
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

/** The events of a tournament with what is out of their draws; `published` are all that ever were, oldest first. */
export function asPublicDraws(tournament: StoredTournament, published: readonly Published[]) {
  return {
    tournament: asHead(tournament),
    events: tournament.events.map((event) => {
      const newest = published.findLast(({ eventId }) => eventId === event.id);
      const state = stateOf(newest);
      const isOut = newest && state === 'published';
      return { ...asEvent(event, state), published: isOut ? asSummary(newest) : null };
    }),
  };
}

function asSummary({ kind, entrants, publishedAt }: Published) {
  return { kind, entrants, publishedAt: publishedAt.toISOString() };
}

interface PublicDraw {
  readonly tournament: StoredTournament;
  readonly event: StoredEvent;
  /** All draws of the event, oldest first. */
  readonly drawn: readonly Drawn[];
  readonly people: readonly Person[];
  /** Of the published draw. */
  readonly results: StoredResults | null;
}

/** The draw of one event as everybody sees it. */
export function asPublicDraw({ tournament, event, drawn, ...more }: PublicDraw) {
  const newest = drawn.findLast(({ publishedAt }) => publishedAt !== null);
  const withdrawn = newest && asWithdrawn(newest);
  return {
    tournament: asHead(tournament),
    event: asEvent(event, stateOf(newest)),
    draw: newest ? asPublished(newest, { tournament, ...more }) : null,
    withdrawn: newest && withdrawn ? { number: newest.number, ...withdrawn } : null,
    earlier: drawn.filter(({ number }) => newest && number < newest.number).map(asEarlier),
  };
}

function asPublished(
  drawn: Drawn,
  { tournament, people, results }: Pick<PublicDraw, 'tournament' | 'people' | 'results'>,
) {
  const { number, drawnAt, publishedAt, settings, draw, amendments } = drawn;
  const { format } = settings;
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
  const players = named.flatMap(playersOf);
  const names = publicNames(players);
  const byNumber = Map.groupBy(players.keys(), (at) => players[at]?.number);
  return named.map(({ number, club }) => {
    const own = byNumber.get(number) ?? [];
    return { number, name: own.map((at) => names[at] ?? '').join(PAIR_JOINT), club };
  });
}

/** The players of one entrant, each with the own consent. The partner of a pair may have none, such as without an account. */
function playersOf({ number, name, partner, ...first }: Person) {
  return name.split(PAIR_JOINT).flatMap((one, at) => {
    const consent = consentIn(at === 0 ? first : partner);
    return one === FORMER_PLAYER ? [] : [{ number, name: one, consent }];
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

function asHead({ id, name, eventDate, venue, state }: StoredTournament) {
  return { id, name, eventDate, venue, isCancelled: state === 'cancelled' };
}

function asEvent({ id, name, discipline }: StoredEvent, state: PublicState) {
  return { id, name, eventType: discipline, state };
}
