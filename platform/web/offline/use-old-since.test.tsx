import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { rendered } from '../testing/rendered.tsx';
import { useOldSince } from './use-old-since.ts';

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-20T09:00+09:00') }));
function Age({ readAt }: { readonly readAt: string }) {
  return (
    <main>
      {useOldSince({ isError: true, isPaused: false, dataUpdatedAt: Date.parse(readAt) })}
    </main>
  );
}

it.each([
  ['of this morning has its time alone', 'en', '2026-11-20T08:30+09:00', '08:30'],
  ['of last night has its date as well', 'en', '2026-11-19T20:30+09:00', 'Nov 19, 2026, 20:30'],
  [
    'of last night has its date in Japanese',
    'ja',
    '2026-11-19T20:30+09:00',
    '2026年11月19日 20:30',
  ],
] as const)('The age of what was read %s', (_, language, readAt, text) => {
  rendered(<Age readAt={readAt} />, { language });
  expect(screen.getByRole('main').textContent).toBe(text);
});
