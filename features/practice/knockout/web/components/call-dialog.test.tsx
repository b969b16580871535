import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Match } from '#domain/bracket/vocabulary.ts';
import { notifications } from '#platform/web/notify/notify.ts';
import { rendered } from '../../../../../apps/web/test-rendered.tsx';
import { knockoutMessages as en } from '../../knockout.messages.en.ts';
import { knockoutMessages as ja } from '../../knockout.messages.ja.ts';
import type { Knockout } from '../knockout.queries.ts';
import { CallDialog } from './call-dialog.tsx';

const knockout = { id: 'k', drawNumber: 1 } as Knockout;
const person = (id: string) => ({ id, name: id, seed: null });

let counts: { notified: number; people: number };

beforeEach(() => {
  vi.stubGlobal('fetch', async () => Response.json({ knockout, ...counts }));
});

it.each([
  [
    0,
    2,
    'Neither player uses RallyDays here. Please call them by voice.',
    '通知できる選手がいません。声をかけて呼び出してください。',
  ],
  [
    1,
    2,
    'One player has been notified. Please call the other by voice.',
    '1人の選手に通知しました。もう1人には声をかけてください。',
  ],
  [2, 2, 'Both players have been notified.', '2人の選手に通知しました。'],
  [
    0,
    4,
    'None of the 4 players uses RallyDays here. Please call them by voice.',
    '通知できる選手がいません。声をかけて呼び出してください。',
  ],
  [
    1,
    4,
    '1 of the 4 players has been notified. Please call the others by voice.',
    '4人中1人の選手に通知しました。ほかの3人には声をかけてください。',
  ],
  [
    2,
    4,
    '2 of the 4 players have been notified. Please call the others by voice.',
    '4人中2人の選手に通知しました。ほかの2人には声をかけてください。',
  ],
  [
    3,
    4,
    '3 of the 4 players have been notified. Please call the other by voice.',
    '3人の選手に通知しました。もう1人には声をかけてください。',
  ],
  [4, 4, 'All 4 players have been notified.', '4人の選手に通知しました。'],
])(
  'A call that notifies %i of %i people says so, and whom to call by voice',
  async (notified, people, english, japanese) => {
    counts = { notified, people };
    for (const [language, t, description] of [
      ['en', en, english],
      ['ja', ja, japanese],
    ] as const) {
      const { unmount } = rendered(
        <CallDialog
          match={{ id: '1-0' } as Match}
          players={[person('a'), person('b')]}
          knockout={knockout}
          place=""
          onClose={() => {}}
        />,
        { language },
      );
      fireEvent.click(screen.getByRole('button', { name: t.callNow }));
      await waitFor(() => expect(notifications.current()).toMatchObject({ description }));
      unmount();
    }
  },
);
