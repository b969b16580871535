import { v7 as uuidv7 } from 'uuid';
import type { WantedLine } from '#features/entries/applications/applications.vocabulary.ts';
import { listPupils } from '#features/groups/roster/server/roster.store.ts';
import * as tournaments from '#features/tournaments/server/tournaments.store.ts';
import type { Services } from '#platform/server/services.ts';
import { totalOf } from '../team-applications.policy.ts';
import { apply, findFacts } from './team-applications.commands.ts';
import { saveDraft } from './team-applications.drafts.commands.ts';

interface Options {
  readonly tournamentId: number;
  readonly groupId: number;
  readonly accountId: string;
  readonly byTransfer?: boolean;
  readonly lines: readonly WantedLine[];
}

/** Applies for a school with the real commands, for tests and the demo; gives the id. */
export async function makeApplication(
  services: Services,
  { tournamentId, groupId, accountId, byTransfer = false, lines }: Options,
): Promise<string> {
  const { db, clock } = services;
  const id = uuidv7();
  const about = { id, accountId, tournamentId, groupId };
  const saved = await saveDraft(services, { ...about, saveId: uuidv7(), version: 0, lines });
  if (!saved.ok) throw new Error(`the draft was not stored: ${saved.code}`);
  const tournament = await tournaments.findById(db, tournamentId);
  if (!tournament) throw new Error(`tournament ${tournamentId} is not there`);
  const pupils = await listPupils(db, groupId);
  const draft = { tournamentId, groupId };
  const { events } = await findFacts(db, { tournament, draft, pupils, now: clock.now() });
  const totalYen = totalOf(lines, events);
  const request = { id, accountId, writeId: uuidv7(), version: 1, totalYen, byTransfer };
  const applied = await apply(services, request);
  if (!applied.ok) throw new Error(`the school could not apply: ${applied.refusal.code}`);
  return id;
}
