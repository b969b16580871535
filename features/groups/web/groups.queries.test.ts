import { beforeEach, describe, expect, it } from 'vitest';
import { queryClient } from '#platform/web/offline/query-client.ts';
import { type Roster, rosterSaved } from '../roster/web/roster.queries.ts';
import { groupSaved, participantsKey } from './groups.queries.ts';
import { sampleGroup } from './lib/sample-group.ts';

const isStale = (groupId: number) =>
  queryClient.getQueryState(participantsKey(groupId))?.isInvalidated ?? false;

beforeEach(() => {
  for (const groupId of [1, 2]) queryClient.setQueryData(participantsKey(groupId), []);
});

describe('the members from whom players are chosen for practice', () => {
  it.each([
    ['the group', () => groupSaved(sampleGroup())],
    ['its school roster', () => rosterSaved({ groupId: 1, pupils: [] } as unknown as Roster)],
  ])(
    'The members of a group are read again after %s was saved, and those of others are not',
    (_, save) => {
      save();
      expect(isStale(1)).toBe(true);
      expect(isStale(2)).toBe(false);
    },
  );
});
