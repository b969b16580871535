import { ok, type Result, refuse } from '#domain/common/result.ts';
import { type DeskRequest, findForReferee } from '#features/day/server/day.locks.commands.ts';
import { type Denial, logStep } from '#features/publishing/server/publishing.steps.commands.ts';
import * as tournaments from '#features/tournaments/server/tournaments.store.ts';
import type { Services } from '#platform/server/services.ts';
import * as store from './certificates.store.ts';

interface Saving extends DeskRequest {
  readonly seenVersion: number;
  readonly template: Omit<store.StoredTemplate, 'tournamentId' | 'version'>;
}

/** Stores the text of a tournament's certificates. Refuses where somebody has stored another text since the writer read it. */
export async function saveTemplate(
  services: Services,
  { seenVersion, template, ...request }: Saving,
): Promise<Result<null, Denial | 'TEMPLATE_CHANGED'>> {
  return services.db.transaction(async (tx) => {
    const found = await findForReferee(tx, request);
    if (!found.ok) return found;
    const tournament = await tournaments.findForUpdate(tx, request.tournamentId);
    if (!tournament) return refuse('TOURNAMENT_NOT_FOUND');
    const { id: tournamentId } = tournament;
    const stored = await store.find(tx, tournamentId);
    const version = stored?.version ?? 0;
    const next = { ...template, tournamentId, version };
    if (stored && FIELDS.every((field) => stored[field] === next[field])) return ok(null);
    if (version !== seenVersion) return refuse('TEMPLATE_CHANGED');
    await store.upsert(tx, { ...next, version: version + 1 });
    const { account } = request;
    await logStep(services, tx, { account, tournament });
    return ok(null);
  });
}

const FIELDS = ['language', 'isVertical', 'title', 'body', 'signer', 'upTo'] as const;
