import type { ChosenFormat } from '#domain/scoring/chosen-format.ts';
import { isGroupsDraw, type StageDraw } from '#domain/stage-draw/vocabulary.ts';
import type { Template } from '#domain/team-tie/template.ts';
import { isOut } from '#features/matches/draws/draws.policy.ts';
import { resultIn } from '#features/matches/draws/draws.results.policy.ts';
import * as draws from '#features/matches/draws/server/draws.events.store.ts';
import type { StoredStage } from '#features/matches/server/matches.stages.store.ts';
import { listOfDraw, type StoredMatch } from '#features/matches/server/matches.store.ts';
import * as store from '#features/matches/ties/server/ties.store.ts';
import { type TieInPlay, templateOf, tieInPlay } from '#features/matches/ties/ties.play.policy.ts';
import type { TiePlay } from '#features/matches/ties/ties.vocabulary.ts';
import type { StoredEvent } from '#features/tournaments/events/server/events.store.ts';
import type { Db } from '#platform/server/db/database.ts';
import { shownDraw } from '../../event-draws.drafts.policy.ts';
import { knockoutInPlay, outcomeOf, outOf } from '../../results/results.policy.ts';
import { listEntrants, type StoredEntrant } from '../../server/event-draws.store.ts';
import { tieMatchesOf } from '../ties.of-draw.policy.ts';
import type { ListPlaying } from './ties.playing.provider.ts';

/** The ties of a published stage of an event for teams. */

export interface StageTies {
  readonly stage: StoredStage;
  readonly draw: StageDraw;
  readonly drawNumber: number;
  readonly ties: readonly TieInPlay<StoredMatch>[];
  /** The results of the ties themselves. */
  readonly rows: readonly StoredMatch[];
  /** Of the tournament. */
  readonly day: string;
  readonly publishedAt: Date;
  /** What was changed of the draw since it was made. */
  readonly amendments: draws.StoredDraw['amendments'];
}

interface Asked {
  readonly event: Pick<StoredEvent, 'id'>;
  readonly stage: StoredStage;
  /** Where it matters what is played on: a rubber on court is played to its end although its tie is decided. */
  readonly listPlaying?: ListPlaying | undefined;
}

/** Reads the ties of a stage with their rubbers; null where no draw is published. */
export async function readStageTies(
  db: Db,
  { event, stage, listPlaying = async () => [] }: Asked,
): Promise<StageTies | null> {
  const newest = await draws.findNewest(db, stage.id);
  if (!newest || !isOut(newest)) return null;
  const matches = await listOfDraw(db, stage.id, newest.number);
  const ties = await store.listTies(db, event.id);
  const { rules, sport, day } = await store.findRulesAndSport(db, event.id);
  const entrants = await listEntrants(db, event.id);
  const template = templateOf(rules, sport);
  const playing = await listPlaying(db, { stageId: stage.id, drawNumber: newest.number });
  const isPlaying = (matchId: string) => playing.includes(matchId);
  return stageTies({ stage, newest, matches, ties, template, day, entrants, isPlaying });
}

interface OfStage {
  readonly stage: StoredStage;
  /** Published. */
  readonly newest: draws.StoredDraw;
  /** Of the draw. */
  readonly matches: readonly StoredMatch[];
  /** Those of other stages count for nothing. */
  readonly ties: readonly store.TieWithOrders[];
  readonly template: Template;
  /** Of the tournament. */
  readonly day: string;
  readonly entrants: readonly StoredEntrant[];
  /** Whether a rubber is being played. */
  readonly isPlaying: (rubberMatchId: string) => boolean;
}

/** The same from what is read already. */
export function stageTies({
  stage,
  newest,
  template,
  day,
  isPlaying,
  ...read
}: OfStage): StageTies {
  const drawNumber = newest.number;
  const rows = read.matches.filter(({ tieId }) => tieId === null);
  const rubbers = read.matches.filter(({ tieId }) => tieId !== null);
  const shown = shownDraw(newest);
  const draw = isGroupsDraw(shown)
    ? shown
    : knockoutInPlay(
        shown,
        stage.settings.format,
        rows.map((row) => ({ matchId: row.drawMatchId ?? '', result: resultIn(row) })),
      );
  const matches = tieMatchesOf({
    draw,
    formats: stage.settings,
    isFirstStage: stage.position === 0,
    results: rows.map(outcomeOf),
    out: new Set(outOf(draw, read.entrants)),
  });
  const ofStage = new Map(
    read.ties.flatMap((tie) => (tie.stageId === stage.id ? [[tie.matchId, tie]] : [])),
  );
  const ties = matches.map((match) =>
    tieInPlay(match, {
      drawNumber,
      template,
      tie: ofStage.get(match.matchId),
      rows: rubbers,
      isPlaying,
    }),
  );
  const publishedAt = newest.publishedAt ?? newest.drawnAt;
  return { stage, draw, drawNumber, ties, rows, day, publishedAt, amendments: newest.amendments };
}

/** In an event for teams rubbers are scored as its template says; null in all others. */
export async function rubberFormat(
  tx: Db,
  { id, discipline }: Pick<StoredEvent, 'id' | 'discipline'>,
  play: TiePlay,
): Promise<ChosenFormat | null> {
  if (discipline !== 'Team') return null;
  const { rules, sport } = await store.findRulesAndSport(tx, id);
  return { id: templateOf(rules, sport).play[play].format };
}
