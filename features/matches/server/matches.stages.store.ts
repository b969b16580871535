import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { events } from '#features/tournaments/events/server/events.tables.ts';
import { tournaments } from '#features/tournaments/server/tournaments.tables.ts';
import type { Db } from '#platform/server/db/database.ts';
import { prepared } from '#platform/server/db/prepared.ts';
import type { StageSettings } from '../matches.vocabulary.ts';
import { matches, matchPlayers, stages } from './matches.tables.ts';

/** The stages of a tournament's event. */

export type StoredStage = typeof stages.$inferSelect;

/**
 * The stage of an event at a position, from 0; null where it has none. The first is made when the entries are closed for the
 * first time.
 */
export async function findAt(
  db: Db,
  eventId: number,
  position: number,
): Promise<StoredStage | null> {
  const [stage] = await stageAt(db, { eventId, position });
  return stage ?? null;
}

const stageAt = prepared((db) =>
  db
    .select()
    .from(stages)
    .where(
      and(
        eq(stages.eventId, sql.placeholder('eventId')),
        eq(stages.position, sql.placeholder('position')),
      ),
    )
    .prepare(''),
);

/** All stages of an event, in the order of their positions. */
export async function listOf(db: Db, eventId: number): Promise<StoredStage[]> {
  return stagesOf(db, { eventId });
}

const stagesOf = prepared((db) =>
  db
    .select()
    .from(stages)
    .where(eq(stages.eventId, sql.placeholder('eventId')))
    .orderBy(asc(stages.position))
    .prepare(''),
);

export async function find(db: Db, id: string): Promise<StoredStage | null> {
  const [stage] = await stageOf(db, { id });
  return stage ?? null;
}

const stageOf = prepared((db) =>
  db
    .select()
    .from(stages)
    .where(eq(stages.id, sql.placeholder('id')))
    .prepare(''),
);

/** A stage, locked: nothing is decided about it until the transaction ends. */
export async function findForUpdate(tx: Db, id: string): Promise<StoredStage | null> {
  const [stage] = await lockedStage(tx, { id });
  return stage ?? null;
}

const lockedStage = prepared((db) =>
  db
    .select()
    .from(stages)
    .where(eq(stages.id, sql.placeholder('id')))
    .for('no key update')
    .prepare(''),
);

export interface EventOfStage {
  readonly tournamentId: number;
  readonly eventId: number;
  readonly discipline: (typeof events.$inferSelect)['discipline'];
}

/** The event of a stage, with its tournament; null for a stage of practice. */
export async function findEvent(db: Db, id: string): Promise<EventOfStage | null> {
  const [found] = await eventOf(db, { id });
  return found ?? null;
}

const eventOf = prepared((db) =>
  db
    .select({
      tournamentId: events.tournamentId,
      eventId: events.id,
      discipline: events.discipline,
    })
    .from(stages)
    .innerJoin(events, eq(events.id, stages.eventId))
    .where(eq(stages.id, sql.placeholder('id')))
    .prepare(''),
);

/** Gives the matches of a tournament its day, with what names their players. */
export async function updateDays(tx: Db, tournamentId: number): Promise<void> {
  await tx.execute(sql`
    with moved as (
      update ${matches} set played_on = ${tournaments.eventDate}
      from ${stages}
      join ${events} on ${events.id} = ${stages.eventId}
      join ${tournaments} on ${tournaments.id} = ${events.tournamentId}
      where ${stages.id} = ${matches.stageId} and ${tournaments.id} = ${tournamentId}::int
      returning ${matches.id} as id, ${matches.playedOn} as day
    )
    update ${matchPlayers} set played_on = moved.day from moved where ${matchPlayers.matchId} = moved.id
  `);
}

/** The stage of an event at a position, locked: nobody else can change who is in it until the transaction ends. */
export async function findAtForUpdate(
  tx: Db,
  eventId: number,
  position: number,
): Promise<StoredStage | null> {
  const [stage] = await tx
    .select()
    .from(stages)
    .where(isAt(eventId, position))
    .for('no key update');
  return stage ?? null;
}

/** Makes the first stage of an event, or counts a change of who is in it. */
export async function upsertFirst(tx: Db, eventId: number): Promise<void> {
  await tx
    .insert(stages)
    .values({ id: uuidv7(), kind: 'knockout', eventId, position: 0 })
    .onConflictDoUpdate({
      target: [stages.eventId, stages.position],
      set: { version: sql`${stages.version} + 1` },
    });
}

/** Makes a stage after the first, or stores how it is played from its next draw on; gives its id. */
export async function upsertFurther(
  tx: Db,
  stage: Required<Pick<typeof stages.$inferInsert, 'eventId' | 'position' | 'settings'>>,
): Promise<string> {
  const [stored] = await tx
    .insert(stages)
    .values({ id: uuidv7(), kind: 'knockout', ...stage })
    .onConflictDoUpdate({
      target: [stages.eventId, stages.position],
      set: { settings: sql`${stages.settings} || excluded.settings` },
    })
    .returning({ id: stages.id });
  if (!stored) throw new Error('a stage that is stored has an id');
  return stored.id;
}

/** Stores the settings of a stage, and counts the change. */
export async function updateSettings(tx: Db, id: string, settings: StageSettings): Promise<void> {
  await tx
    .update(stages)
    .set({ settings, version: sql`${stages.version} + 1` })
    .where(eq(stages.id, id));
}

/** Notes who saved the order of a seeding list. */
export async function updateSeeder(
  tx: Db,
  id: string,
  { accountId, now }: { readonly accountId: string; readonly now: Date },
): Promise<void> {
  await tx
    .update(stages)
    .set({ seededByAccountId: accountId, seededAt: now })
    .where(eq(stages.id, id));
}

/** Stores how the event of a stage is played from this draw on. Who is in it is unchanged, so that no change is counted. */
export async function updateFormat(
  tx: Db,
  { id, settings }: StoredStage,
  drawn: Required<Pick<StageSettings, 'format' | 'ruleBook'>>,
): Promise<void> {
  // Lots were drawn for the groups of the draw before.
  const { lots: _, ...others } = settings;
  await tx
    .update(stages)
    .set({ kind: drawn.format.kind, settings: { ...others, ...drawn } })
    .where(eq(stages.id, id));
}

/** Stores how the matches of a stage are scored, or lots. Who is in it is unchanged, so that no change is counted. */
export async function updatePlay(
  tx: Db,
  { id, settings }: StoredStage,
  play: Pick<StageSettings, 'scoreFormat' | 'finalFormat' | 'lots'>,
): Promise<void> {
  await tx
    .update(stages)
    .set({ settings: { ...settings, ...play } })
    .where(eq(stages.id, id));
}

/** Forgets how the matches of a stage are scored. Who is in it is unchanged, so that no change is counted. */
export async function updateUnscored(tx: Db, { id, settings }: StoredStage): Promise<void> {
  const { scoreFormat: _, finalFormat: __, ...others } = settings;
  await tx.update(stages).set({ settings: others }).where(eq(stages.id, id));
}

function isAt(eventId: number, position: number) {
  return and(eq(stages.eventId, eventId), eq(stages.position, position));
}

/** Counts a change of a stage of practice: its number says who has not read it yet. */
export async function updateCounted(tx: Db, id: string): Promise<void> {
  await tx
    .update(stages)
    .set({ version: sql`${stages.version} + 1` })
    .where(eq(stages.id, id));
}

/** The numbers of the last changes of these stages. */
export async function listVersions(
  db: Db,
  ids: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .select({ id: stages.id, version: stages.version })
    .from(stages)
    .where(inArray(stages.id, [...ids]));
  return new Map(rows.map(({ id, version }) => [id, version]));
}

/** The id of a stage, locked until the transaction ends: its matches are written one after the other. Null without such a stage. */
export async function findIdForUpdate(tx: Db, id: string): Promise<string | null> {
  const [stage] = await lockedId(tx, { id });
  return stage?.id ?? null;
}

const lockedId = prepared((db) =>
  db
    .select({ id: stages.id })
    .from(stages)
    .where(eq(stages.id, sql.placeholder('id')))
    .for('no key update')
    .prepare(''),
);

/** False when the id is already taken. */
export async function insert(tx: Db, stage: typeof stages.$inferInsert): Promise<boolean> {
  const made = await tx
    .insert(stages)
    .values(stage)
    .onConflictDoNothing()
    .returning({ id: stages.id });
  return made.length > 0;
}
