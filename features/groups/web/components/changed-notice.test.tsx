import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { rendered } from '../../../../apps/web/test-rendered.tsx';
import { groupsMessages as en } from '../../groups.messages.en.ts';
import { groupsMessages as ja } from '../../groups.messages.ja.ts';
import type { Group } from '../groups.queries.ts';
import { type Typed, valuesOf } from '../lib/group-values.ts';
import { sampleGroup } from '../lib/sample-group.ts';
import { ChangedNotice } from './changed-notice.tsx';

/** What is saved now beside a form that still has the coach Sato Kei; gives the facts that differ. */
function differing(theirs: Group, change: Partial<Typed>, language: 'en' | 'ja' = 'en') {
  const mine = { ...valuesOf(sampleGroup()), ...change };
  const nothing = () => {};
  rendered(
    <ChangedNotice theirs={theirs} mine={mine} busy={false} onTake={nothing} onSave={nothing} />,
    { language },
  );
  return screen
    .queryAllByRole('term')
    .map((term) => [term.textContent, term.nextElementSibling?.textContent]);
}

describe('what is saved now, where somebody else has saved the group meanwhile', () => {
  it('A coach whose rights were taken meanwhile is shown, so that a save does not give them back unseen', () => {
    expect(differing(sampleGroup({ staff: [] }), {})).toEqual([[en.coachAccount, en.nobody]]);
  });

  it('Others who were given the rights meanwhile are shown by their names', () => {
    const [coach] = sampleGroup().staff;
    const staff = [
      { ...coach!, id: 31, name: 'Hara Mio' },
      { ...coach!, id: 21, role: 'Manager' as const },
    ];
    expect(differing(sampleGroup({ staff }), {}, 'ja')).toEqual([
      [ja.coachAccount, 'Hara Mio'],
      [ja.managerAccount, 'Sato Kei'],
    ]);
  });

  it.each([
    ['Another icon', '🎾', '', '🎾'],
    ['A removed icon', null, '🎾', en.initials],
  ] as const)('%s is shown, and what is the same in both is not', (_, emoji, typed, shown) => {
    expect(differing(sampleGroup({ emoji }), { emoji: typed })).toEqual([[en.icon, shown]]);
  });

  it('Where only the version differs nothing is listed', () => {
    expect(differing(sampleGroup(), {})).toEqual([]);
  });
});
