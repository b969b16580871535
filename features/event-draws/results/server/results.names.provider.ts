import { opponent, type Side } from '#domain/scorecard/side.ts';
import type { NameMatches } from '#features/matches/server/matches.owner.provider.ts';
import * as stages from '#features/matches/server/matches.stages.store.ts';
import { listOwnSides, type StoredMatch } from '#features/matches/server/matches.store.ts';
import { listTies } from '#features/matches/ties/server/ties.store.ts';
import { teamOf } from '#features/matches/ties/ties.sides.policy.ts';
import { eventLabel } from '#features/tournaments/events/server/events.presenter.ts';
import { findById } from '#features/tournaments/server/tournaments.store.ts';
import type { Db } from '#platform/server/db/database.ts';
import { nameIn } from '#platform/shared/bilingual.ts';
import { joinFacts } from '#platform/shared/format.ts';
import { FORMER_PLAYER } from '#platform/shared/former-player.ts';
import type { Language } from '#platform/shared/language.ts';
import { publicNamesOf } from '../../server/event-draws.public.presenter.ts';
import { listSides } from '../../ties/server/ties.people.commands.ts';

/** The own side has the name of the seeding list; the other one has the name that the public draw shows. */
export const nameEventMatches: NameMatches = async (db, matches, viewer) => {
  const ofEvents = matches.filter(isOfEvent);
  if (ofEvents.length === 0) return [...matches];
  const ids = ofEvents.map(({ id }) => id);
  const sides = await listOwnSides(db, viewer.id, ids);
  const events = await findEvents(db, ofEvents, viewer.language);
  return matches.map((match) => {
    const event = match.sessionId ? events.get(match.sessionId) : undefined;
    if (!event) return match;
    const own = sides.get(match.id);
    const named = (side: 'player1' | 'player2') => {
      const number = Number(match[side].id);
      const names = side === own ? event.names : event.publicNames;
      return { ...match[side], name: names.get(number) || FORMER_PLAYER };
    };
    const [player1, player2] = [named('player1'), named('player2')];
    const rubber = rubberOf(match, event, own ?? 'player1');
    // Who entered it is for the desk, as in the draw.
    return {
      ...match,
      groupName: event.place,
      sport: event.sport,
      player1,
      player2,
      scoredBy: null,
      ...(rubber && { rubber }),
    };
  });
};

/** A match of practice has an owning account. */
function isOfEvent({ ownerAccountId }: StoredMatch): boolean {
  return ownerAccountId === null;
}

/** The place, the sport and the names of each event, by the stages of these matches. */
async function findEvents(db: Db, matches: readonly StoredMatch[], language: Language) {
  const events = new Map<string, Awaited<ReturnType<typeof findNames>>>();
  for (const stageId of new Set(matches.map(({ sessionId }) => sessionId ?? ''))) {
    events.set(stageId, await findNames(db, stageId, language));
  }
  return events;
}

/** What a rubber is in its tie; null for the match of players. */
function rubberOf(
  { tieId, rubberNo, ...match }: StoredMatch,
  { names, ties }: NonNullable<Awaited<ReturnType<typeof findNames>>>,
  own: Side,
) {
  if (tieId === null || rubberNo === null) return null;
  const teamName = (side: Side) => names.get(Number(teamOf(match[side].id))) ?? '';
  return {
    name: ties.get(tieId)?.rubbers[rubberNo - 1]?.name ?? '',
    ownTeam: teamName(own),
    otherTeam: teamName(opponent(own)),
  };
}

async function findNames(db: Db, stageId: string, language: Language) {
  const event = await stages.findEvent(db, stageId);
  const tournament = event && (await findById(db, event.tournamentId));
  if (!tournament) return undefined;
  const people = await listSides(db, event.eventId);
  const ties = people.some(({ isTeam }) => isTeam) ? await listTies(db, event.eventId) : [];
  const known = people.filter(({ name }) => name !== FORMER_PLAYER);
  const place = [
    nameIn(tournament.name, language),
    eventLabel(tournament, event.eventId, language),
  ];
  return {
    place: joinFacts(place, language),
    sport: tournament.sport,
    names: new Map(people.map(({ number, name }) => [number, name])),
    publicNames: publicNamesOf(known),
    /** The templates of the ties. */
    ties: new Map(ties.map(({ id, template }) => [id, template])),
  };
}
