import { z } from 'zod';
import * as groups from '#features/groups/server/groups.store.ts';
import { refusal } from '#platform/server/http/refusal.ts';
import { cutPage, pageCursor } from '#platform/server/page-cursor.ts';
import { handlers } from '#platform/server/services.ts';
import { day } from '#platform/shared/ids.ts';
import * as contract from '../one-on-one.contract.ts';
import * as store from './one-on-one.store.ts';

const PAGE = 30;
const cursor = pageCursor(z.tuple([day, z.uuid()]));

/** A group's one-on-one matches; scoring and deleting them is the scorecard's. */
export const oneOnOneHandlers = handlers((on, { db }) => {
  on(contract.oneOnOneMatches, { access: 'signed-in' }, async ({ query, account }) => {
    const group = await groups.findVisible(db, account.id, query.groupId);
    if (!group) return refusal('GROUP_NOT_FOUND');
    const after = cursor.read(query.after);
    const found = await store.listByGroup(db, group.id, { after, limit: PAGE + 1 });
    const page = cutPage(found, PAGE, (last) => cursor.write([last.playedOn, last.id]));
    return { matches: page.rows, next: page.nextCursor };
  });
});
