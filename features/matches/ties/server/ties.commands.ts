import { v7 as uuidv7 } from 'uuid';
import type { Side } from '#domain/scorecard/side.ts';
import type { Template } from '#domain/team-tie/template.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { Subscriber } from '#platform/server/events/events.ts';
import type { Services } from '#platform/server/services.ts';
import { publishResult } from '../../server/matches.results.commands.ts';
import type { EnteredBy, TiePlay } from '../ties.vocabulary.ts';
import * as store from './ties.store.ts';

/** Steps of the commands that write ties. Their stage is locked. */

/** A match of a published draw whose two teams are known. */
export interface TieMatch {
  readonly stageId: string;
  readonly drawNumber: number;
  readonly matchId: string;
  /** Entrants' numbers. */
  readonly team1: string;
  readonly team2: string;
  readonly play: TiePlay;
  /** The event's, of which the tie takes a copy. */
  readonly template: Template;
  /** By lot, in case that the template has letters. */
  readonly firstLetters: Side;
}

/**
 * The tie of a match, made where there is none. One of other teams, or of a draw before, is another tie: it gives way with its orders,
 * and the new one has an id of its own, so that nothing that was stored of the other one counts for it.
 */
export async function ensureTieIn(tx: Db, match: TieMatch): Promise<store.TieWithOrders> {
  const found = await store.findTie(tx, match);
  if (found && isOf(found, match)) return found;
  if (found) await store.deleteTie(tx, found.id);
  await store.insertTie(tx, { id: uuidv7(), ...match, ...lettered(match) });
  const made = await store.findTie(tx, match);
  if (!made) throw new Error(`the tie ${match.stageId} ${match.matchId} was not stored`);
  return made;
}

type Lettered = Pick<TieMatch, 'template' | 'firstLetters'>;

/** Gives a tie without an order another template. */
export async function changeTemplateIn(tx: Db, tieId: string, given: Lettered): Promise<void> {
  await store.updateTie(tx, tieId, lettered(given));
}

/** A template as a tie has it: without letters no side has the first ones. */
function lettered({ template, firstLetters }: Lettered) {
  return { template, firstLetters: template.letters ? firstLetters : null };
}

/** Whether a stored tie is that of this draw and these teams. */
function isOf(
  tie: Pick<store.StoredTie, 'drawNumber' | 'team1' | 'team2'>,
  match: Pick<TieMatch, 'drawNumber' | 'team1' | 'team2'>,
): boolean {
  const { drawNumber, team1, team2 } = match;
  return tie.drawNumber === drawNumber && tie.team1 === team1 && tie.team2 === team2;
}

interface Filed {
  readonly tieId: string;
  readonly side: Side;
  readonly players: readonly (number | null)[];
  readonly accountId: string;
  readonly enteredBy: EnteredBy;
  readonly isLate?: boolean;
  readonly breaches?: readonly unknown[];
  readonly now: Date;
}

/** Stores the order of a side. Whether it may be filed, and by whom, its caller has asked. */
export async function fileOrderIn(
  tx: Db,
  { accountId, now, isLate = false, breaches = [], ...filed }: Filed,
): Promise<void> {
  const by = { filedAt: now, filedByAccountId: accountId };
  await store.upsertOrder(tx, { ...filed, ...by, isLate, breaches });
}

/** Reveals the two orders of a tie to everybody concerned; nothing where it is revealed, or one is missing. */
export async function revealIn(
  services: Pick<Services, 'publish'>,
  tx: Db,
  { tieId, now }: { readonly tieId: string; readonly now: Date },
): Promise<boolean> {
  const tie = await store.findTieById(tx, tieId);
  if (!tie || tie.revealedAt || !tie.orders.player1 || !tie.orders.player2) return false;
  await store.updateTie(tx, tieId, { revealedAt: now });
  await services.publish(tx, { type: 'tie.revealed', tieId, stageId: tie.stageId });
  return true;
}

/** The line-ups of a revealed tie can be watched: its stage has changed. */
export const publishRevealedRubbers: Subscriber<'tie.revealed'> = (services, tx, { stageId }) =>
  publishResult(services, tx, { stageId, ownerAccountId: null });
