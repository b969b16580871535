import { z } from 'zod';
import type { MatchOutput } from '#features/matches/matches.contract.ts';
import type { NameMatches } from '#features/matches/server/matches.owner.provider.ts';
import type { StoredMatch } from '#features/matches/server/matches.store.ts';
import { refusal } from '#platform/server/http/refusal.ts';
import { cutPage, pageCursor } from '#platform/server/page-cursor.ts';
import { handlers } from '#platform/server/services.ts';
import { integer } from '#platform/shared/ids.ts';
import { mayUse } from '../../practice.policy.ts';
import * as contract from '../records.contract.ts';
import { formatOf, RECORD_FORMATS } from '../records.vocabulary.ts';
import { saveStats } from './records.commands.ts';
import * as store from './records.store.ts';

const scoring = { access: 'signed-in', limit: 'score' } as const;

const DAYS = 20;
const MATCHES = 50;
const cursor = pageCursor(z.tuple([integer, z.uuid()]));

/** The practice records, with the person's own matches of tournaments: days, formats of a day, matches of a format. */
export const recordsHandlers = (name: NameMatches) =>
  handlers((on, services) => {
    const { db } = services;

    on(contract.practiceDays, { access: 'signed-in' }, async ({ query, account }) => {
      const viewer = await store.findViewer(db, account.id, query.search);
      const days = await store.listDays(db, viewer, { before: query.before, limit: DAYS + 1 });
      const page = cutPage(days, DAYS, (last) => last.id);
      return {
        days: page.rows.map(({ id, formats }) => ({
          id,
          matches: formats.reduce((sum, { matches }) => sum + matches, 0),
          formats: inOrder(formats),
        })),
        next: page.nextCursor,
      };
    });

    on(contract.practiceFormats, { access: 'signed-in' }, async ({ params, query, account }) => {
      const viewer = await store.findViewer(db, account.id, query.search);
      return { formats: inOrder(await store.listFormats(db, viewer, params.dateId)) };
    });

    on(
      contract.practiceMatches,
      { access: 'signed-in' },
      async ({ params, query, account, language }) => {
        const viewer = await store.findViewer(db, account.id, query.search);
        const found = await store.listMatches(db, viewer, {
          day: params.dateId,
          format: formatOf(params.formatId)!,
          after: cursor.read(query.after),
          limit: MATCHES + 1,
        });
        const page = cutPage(found, MATCHES, (last) => cursor.write([last.round ?? 0, last.id]));
        const named = await name(db, page.rows, { id: account.id, language });
        const matches = named.map((match) => asRead(match, account.id));
        return { matches, openGroups: [...viewer.openGroupIds], next: page.nextCursor };
      },
    );

    on(contract.saveStats, scoring, async ({ params, body, account }) => {
      const saved = await saveStats(services, { ...body, id: params.id, accountId: account.id });
      return saved.ok ? { match: saved.value } : refusal(saved.code);
    });
  });

/** A match that belongs to no group is changed by its owner alone, also where both players read it. */
function asRead(match: StoredMatch, accountId: string): MatchOutput {
  const mayChange = mayUse(match, { accountId, belongs: true });
  return mayChange ? match : { ...match, readOnly: true };
}

/** League, knockout, one-on-one: the order of the specification; then matches between teams. */
function inOrder(counts: readonly store.FormatCount[]): store.FormatCount[] {
  return RECORD_FORMATS.flatMap((format) => counts.filter((count) => count.format === format));
}
