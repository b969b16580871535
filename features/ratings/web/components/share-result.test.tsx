import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { notifications } from '#platform/web/notify/notify.ts';
import { rendered } from '../../../../apps/web/test-rendered.tsx';
import { ratingsMessages as en } from '../../ratings.messages.en.ts';
import type { ResultCard } from '../lib/result-card.ts';
import { ShareResult } from './share-result.tsx';

const card: ResultCard = {
  title: 'Autumn Cup',
  subtitle: 'Final',
  rows: [{ mark: '3', text: 'Aoki Ren', isWinner: true }],
  foot: 'RallyDays',
  sport: 'table-tennis',
};

it('A picture that cannot be made is reported as an error', async () => {
  // There is nothing to draw with here: every stroke is accepted.
  const pen = new Proxy({}, { get: () => () => ({ width: 1 }), set: () => true });
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(pen as never);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => done(null));
  rendered(<ShareResult card={card} text="Aoki Ren 3-1" onClose={() => {}} />);
  fireEvent.click(screen.getByRole('button', { name: en.shareSave }));
  await vi.waitFor(() =>
    expect(notifications.current()).toMatchObject({
      title: en.shareFailed,
      variant: 'destructive',
    }),
  );
});
