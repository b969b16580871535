import { expect, onTestFinished, test } from 'vitest';
import { noteServerTime } from '#platform/web/clock.ts';
import { rendered } from '../../../../apps/web/test-rendered.tsx';
import { useDay } from './use-day.ts';

function Days({ days }: { readonly days: readonly string[] }) {
  const dayOf = useDay();
  return days.map(dayOf).join(' / ');
}

test('A day has its year where that is not the year in Japan by the time of the server', () => {
  onTestFinished(() => noteServerTime(new Date().toUTCString()));
  noteServerTime('Thu, 31 Dec 2020 15:00:10 GMT');
  const { container } = rendered(<Days days={['2020-12-31', '2021-01-01']} />);
  expect(container.textContent).toBe('December 31, 2020 / Jan 1');
});
