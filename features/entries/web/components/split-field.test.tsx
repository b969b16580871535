import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { rendered } from '../../../../apps/web/test-rendered.tsx';
import { entriesMessages as en } from '../../entries.messages.en.ts';
import { entriesMessages as ja } from '../../entries.messages.ja.ts';
import { useFeeSplit } from '../hooks/use-fee-split.ts';
import { SplitField } from './split-field.tsx';

const events = [
  { id: 31, eventType: 'Doubles', feeYen: 3001 },
  { id: 32, eventType: 'Doubles', feeYen: 0 },
  { id: 33, eventType: 'Singles', feeYen: 3000 },
] as const;

function Field({ eventId }: { readonly eventId: number }) {
  const fees = useFeeSplit(events);
  const choice = fees.of(eventId);
  return (
    <>
      <SplitField eventId={eventId} fees={fees} disabled={false} />
      <output>{choice ? String(choice.split) : 'no choice'}</output>
    </>
  );
}

describe('who pays the fee of a pair', () => {
  test.each([
    ['en', en, '¥1,501', '¥1,500'],
    ['ja', ja, '1,501円', '1,500円'],
  ] as const)(
    'The player pays for both until they choose to split, in %s',
    (language, t, own, other) => {
      rendered(<Field eventId={31} />, { language });
      expect(screen.getByRole('status').textContent).toBe('false');
      fireEvent.click(screen.getByText(t.splitFee));
      expect(screen.getByRole('status').textContent).toBe('true');
      expect(screen.getByText(t.splitFeeHint(own, other))).toBeTruthy();
      fireEvent.click(screen.getByText(t.payForBoth));
      expect(screen.getByRole('status').textContent).toBe('false');
    },
  );

  test('There is no choice without a fee, and outside doubles', () => {
    for (const eventId of [32, 33]) {
      const { unmount } = rendered(<Field eventId={eventId} />);
      expect(screen.getByRole('status').textContent).toBe('no choice');
      expect(screen.queryByRole('radio')).toBeNull();
      unmount();
    }
  });
});
