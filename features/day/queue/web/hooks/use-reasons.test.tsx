import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { rendered } from '../../../../../apps/web/test-rendered.tsx';
import type { Obstacle, Reason } from '../queue.queries.ts';
import type { QueueView } from './use-queue-view.ts';
import { useReasons } from './use-reasons.ts';

function Words({ sport }: { readonly sport: 'table-tennis' | 'badminton' }) {
  const view = { queue: { sport }, courtName: () => '' } as unknown as QueueView;
  const { reason, obstacle } = useReasons(view);
  return (
    <p>
      {reason({ code: 'fixed-court' } as Reason)} /{' '}
      {obstacle({ code: 'court-order', person: null } as Obstacle)}
    </p>
  );
}

test.for([
  ['ja', 'table-tennis', '台の指定 / 同じ台の前の試合待ち'],
  ['ja', 'badminton', 'コートの指定 / 同じコートの前の試合待ち'],
  ['en', 'table-tennis', 'Fixed to a table / Another match comes first on its table'],
  ['en', 'badminton', 'Fixed to a court / Another match comes first on its court'],
] as const)('The reasons of the desk in %s for a day of %s are “%s”', ([language, sport, text]) => {
  rendered(<Words sport={sport} />, { language });
  expect(screen.getByText(text)).toBeTruthy();
});
