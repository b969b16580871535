import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { rendered } from '../../../../../apps/web/test-rendered.tsx';
import type { Everything } from '../export.queries.ts';
import { useDownload } from './use-download.ts';

/** In Japan five in the morning of the next day. */
const data = {
  madeAt: '2026-11-19T20:00:00.000Z',
  parts: { profile: [] },
} as unknown as Everything;

function Downloads() {
  const { download } = useDownload(async () => ({ ok: true, data }));
  return (
    <>
      <button type="button" onClick={() => download('json')}>
        json
      </button>
      <button type="button" onClick={() => download('csv')}>
        csv
      </button>
    </>
  );
}

it.for([
  ['json', 'rallydays-2026-11-20.json'],
  ['csv', 'rallydays-2026-11-20.zip'],
] as const)('The file of the own data as %s is named by the day in Japan', async ([kind, name]) => {
  const saved: string[] = [];
  Object.assign(URL, { createObjectURL: () => 'blob:own', revokeObjectURL: () => {} });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download);
  });
  rendered(<Downloads />);
  fireEvent.click(screen.getByText(kind));
  await vi.waitFor(() => expect(saved).toEqual([name]), 10_000);
});
