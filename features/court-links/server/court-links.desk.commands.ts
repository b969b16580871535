import { v7 as uuidv7 } from 'uuid';
import { ok, type Result, refuse } from '#domain/common/result.ts';
import { changeDay } from '#features/day/server/day.changes.commands.ts';
import * as courts from '#features/day/server/day.courts.store.ts';
import {
  type DayRefusal,
  type DeskRequest,
  findForDesk,
} from '#features/day/server/day.locks.commands.ts';
import * as days from '#features/day/server/day.store.ts';
import { logDesk } from '#features/publishing/server/publishing.steps.commands.ts';
import type { StoredTournament } from '#features/tournaments/server/tournaments.store.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { Services } from '#platform/server/services.ts';
import { PAGE_OF_KIND } from '../court-links.vocabulary.ts';
import { newToken } from './court-links.access.commands.ts';
import type { StoredLink } from './court-links.store.ts';
import * as store from './court-links.store.ts';

/** What the desk does with the links of its courts. Each locks the day, as do the writes of the devices. */

export interface MadeLink {
  readonly linkId: string;
  /** With the token: it is given this once. */
  readonly address: string;
}

interface WantedLink {
  readonly courtId: string;
  /** The link that the writer saw; null for none. */
  readonly seenLinkId: string | null;
}

/**
 * Makes a link for each of these courts; the one before ends. Refuses all where another desk has made or revoked one since: the
 * papers on the tables are hers.
 */
export async function issueCourtLinks(
  services: Services,
  { courts: wanted, ...request }: DeskRequest & { readonly courts: readonly WantedLink[] },
): Promise<
  Result<
    readonly (MadeLink & { readonly courtId: string; readonly courtName: string })[],
    DayRefusal | 'COURT_NOT_FOUND' | 'LINKS_CHANGED'
  >
> {
  const made: (MadeLink & { courtId: string; courtName: string })[] = [];
  const changed = await changeDay(services, request, async (tx, { tournament, now }) => {
    const known = await courts.listByTournament(tx, tournament.id);
    const links = await listCourtLinks(tx, tournament.id);
    for (const { courtId, seenLinkId } of wanted) {
      if (!known.some(({ id }) => id === courtId)) return 'COURT_NOT_FOUND';
      if ((links.get(courtId)?.id ?? null) !== seenLinkId) return 'LINKS_CHANGED';
    }
    const before = wanted.flatMap(({ seenLinkId }) => seenLinkId ?? []);
    await store.updateRevoked(tx, before, now);
    const rows = wanted.map(({ courtId }) => {
      const common = { kind: 'court', courtId, madeAt: now } as const;
      const { row, ...link } = newLink(services, request, common);
      made.push({ ...link, courtId, courtName: known.find(({ id }) => id === courtId)!.name });
      return row;
    });
    await store.insertAll(tx, rows);
    return null;
  });
  return changed.ok ? ok(made) : changed;
}

/** A link with its address, and its row, which does not hold the token. */
export function newLink(
  { origin }: Pick<Services, 'origin'>,
  { tournamentId, account }: DeskRequest,
  what: Pick<StoredLink, 'kind' | 'madeAt'> & Partial<StoredLink>,
) {
  const { token, ...hashes } = newToken();
  const id = uuidv7();
  return {
    linkId: id,
    address: `${origin()}${PAGE_OF_KIND[what.kind]}${token}`,
    row: { ...what, ...hashes, id, tournamentId, madeByAccountId: account.id },
  };
}

/** The links of the courts of a day that are not revoked, by court. */
async function listCourtLinks(
  db: Db,
  tournamentId: number,
): Promise<ReadonlyMap<string, StoredLink>> {
  const open = await store.listOpen(db, tournamentId);
  return new Map(open.flatMap((link) => (link.courtId === null ? [] : [[link.courtId, link]])));
}

/** What the desk's write gives, or why it is refused. */
type DeskResult<Value, Code extends string = never> = Result<
  Value,
  'TOURNAMENT_NOT_FOUND' | 'FORBIDDEN' | 'DAY_NOT_OPEN' | Code
>;

/** Revokes the link of a court; also after the day, where it changes nothing any more. */
export async function revokeCourtLink(
  services: Services,
  { linkId, ...request }: DeskRequest & { readonly linkId: string },
): Promise<DeskResult<null, 'LINK_NOT_FOUND'>> {
  return services.db.transaction(async (tx) => {
    const locked = await lockForDesk(tx, request);
    if (!locked.ok) return locked;
    const link = await store.findById(tx, linkId);
    const isIts = link?.tournamentId === request.tournamentId && link.kind === 'court';
    if (!isIts) return refuse('LINK_NOT_FOUND');
    await store.updateRevoked(tx, [linkId], services.clock.now());
    await logDesk(services, tx, { account: request.account, tournament: locked.value });
    return ok(null);
  });
}

/** Revokes every slip of a match that was ever printed. */
export async function revokeSlips(
  services: Services,
  {
    stageId,
    matchId,
    ...request
  }: DeskRequest & { readonly stageId: string; readonly matchId: string },
): Promise<DeskResult<null>> {
  return services.db.transaction(async (tx) => {
    const locked = await lockForDesk(tx, request);
    if (!locked.ok) return locked;
    const slips = (await store.listOpen(tx, request.tournamentId)).filter(
      (link) => link.stageId === stageId && link.matchId === matchId,
    );
    const ids = slips.map(({ id }) => id);
    await store.updateRevoked(tx, ids, services.clock.now());
    await logDesk(services, tx, { account: request.account, tournament: locked.value });
    return ok(null);
  });
}

async function lockForDesk(tx: Db, request: DeskRequest): Promise<DeskResult<StoredTournament>> {
  const found = await findForDesk(tx, request);
  if (!found.ok) return found;
  const day = await days.updateVersion(tx, request.tournamentId);
  return day ? found : refuse('DAY_NOT_OPEN');
}
