import type { PlaceRange } from '#domain/bracket/further-stages.ts';
import { limits } from '#domain/bracket/vocabulary.ts';
import { fieldSize, knockoutPart, type LastRounds } from '#domain/order-of-play/planned-stages.ts';
import { type QueuedMatch, UNTOUCHED } from '#domain/order-of-play/queued.ts';
import { afterKnockout } from '#domain/stage-draw/consolation.ts';
import { isGroupsDraw } from '#domain/stage-draw/vocabulary.ts';
import {
  afterPlayed,
  countIn,
  type FurtherStage,
  furtherStages,
  type Played,
  withoutOut,
} from '#features/event-draws/event-draws.further.policy.ts';
import { withSums } from '#features/matches/ties/ties.sums.policy.ts';
import { courtLabelOf } from '../rules/rules.policy.ts';
import { type DayFacts, rulesOf } from './queue.facts.policy.ts';
import { keyOf, type PlayedStage } from './queue.matches.policy.ts';
import { formatMinutes } from './queue.minutes.policy.ts';

/** The stages that are not drawn yet, as matches without people. */

/** The matches that `plannedLater` adds are known by this. */
export function isPlanned(key: string): boolean {
  return key.startsWith('planned ');
}

/** The knockouts that follow the first stage of an event and are not drawn yet: they count for the critical path and the end. */
export function plannedLater(
  facts: DayFacts,
  eventId: number,
  common: Pick<QueuedMatch, 'minutes' | 'restMinutes' | 'lunch' | 'notBefore'>,
): QueuedMatch[] {
  const { stages, matches } = facts;
  const { notBefore: _begins, ...times } = common;
  const first = stages.find((one) => one.eventId === eventId && one.stage === null);
  if (!first) return [];
  const drawn = stages.filter((one) => one.eventId === eventId).map(({ stage }) => stage?.position);
  const own = matches.filter(({ stageId }) => stageId === first.id);
  const deciding = isGroupsDraw(first.draw) ? own : own.filter(({ after }) => after.length === 0);
  const isDecided = own.every(({ key }) => facts.rows.get(key)?.state === 'done');
  const waitsFor = deciding.map(({ matchId }) => keyOf(first.id, matchId));
  return furtherStages(first.settings.format).flatMap(({ position, places }) => {
    if (drawn.includes(position)) return [];
    const known = knownField(first, { places }, isDecided);
    const field = known ?? plannedField(first, places, deciding.length);
    if (field < limits.fewestPlayers) return [];
    const last = places?.from === 1 ? lastOf(facts, eventId, common.minutes) : undefined;
    const part = knockoutPart(`planned ${eventId} ${position}`, field, times, { waitsFor, last });
    const rounds = Math.max(...part.matches.map(({ id }) => placeIn(id).round));
    const rules = rulesOf(facts, eventId);
    const stage = { isMain: places?.from === 1 };
    return part.matches.map(
      ({ id, after, minutes }): QueuedMatch => ({
        ...common,
        label: courtLabelOf(rules, { place: { ...placeIn(id), rounds }, stage }),
        id,
        after,
        minutes,
        people: [],
        umpires: [],
        missing: [],
        arrivedAt: 0,
        desk: UNTOUCHED,
        isInOrder: false,
        state: 'waiting',
      }),
    );
  });
}

/** Whether the next stage of an event can be drawn, or waits only for lots: all that it follows from is played. */
export function isNextDrawDue({ stages, matches, rows }: DayFacts, eventId: number): boolean {
  const first = stages.find((one) => one.eventId === eventId && one.stage === null);
  if (!first) return true;
  if (!isGroupsDraw(first.draw))
    return afterKnockout(first.draw, first.rules.out).state === 'ready';
  const own = matches.filter(({ stageId }) => stageId === first.id);
  return own.every(({ key }) => rows.get(key)?.state === 'done');
}

/** How many the draw of a stage would have, by what it is drawn from; null while the first one does not say. */
function knownField(
  first: PlayedStage,
  stage: Pick<FurtherStage, 'places'>,
  isDecided: boolean,
): number | null {
  const { draw, rules, settings } = first;
  if (!isGroupsDraw(draw)) return countIn(afterKnockout(draw, rules.out), stage);
  if (!isDecided || settings.format?.kind !== 'groups') return null;
  const after = afterPlayed(draw, groupsPlayed(first), settings.format);
  return countIn(withoutOut(after, rules.out), stage);
}

/** The results of groups, from which their places follow. */
export function groupsPlayed({
  results,
  rules,
  outOfGroups,
  ties,
  settings: { lots = [] },
}: PlayedStage): Played {
  const rows = results.map((row) => ({ ...row, scoreFormat: row.scoreFormat ?? null }));
  return { ...rules, matches: withSums(rows, ties?.ties ?? []), lots, out: outOfGroups };
}

/** How many play in a stage when nobody withdraws and nobody wins without play. */
function plannedField({ draw }: PlayedStage, places: PlaceRange | null, losers: number): number {
  if (!isGroupsDraw(draw)) return losers;
  const sizes = draw.groups.map(({ length }) => length);
  return fieldSize(sizes, places ?? { from: 1, to: null });
}

/** The round of a planned match and its position in it, which its id ends with. */
function placeIn(id: string) {
  const [round = 1, position = 0] = id.split('-').slice(-2).map(Number);
  return { kind: 'knockout' as const, round, position };
}

/** The planned last rounds of a knockout that is not drawn yet; its other matches take `minutes`. */
function lastOf(facts: DayFacts, eventId: number, minutes: number): LastRounds | undefined {
  const { finalFormat, mainFormat, groupFormat } =
    facts.events.find(({ id }) => id === eventId)?.formats ?? {};
  if (!finalFormat) return undefined;
  const expected = formatMinutes(
    facts,
    eventId,
    mainFormat === undefined ? groupFormat : mainFormat,
  );
  const longer = formatMinutes(facts, eventId, finalFormat.scoreFormat) / expected;
  return { from: finalFormat.from, minutes: Math.max(1, Math.round(minutes * longer)) };
}
