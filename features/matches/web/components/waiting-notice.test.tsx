import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { OutboxEntry } from '#platform/web/offline/outbox-entry.ts';
import { rendered } from '../../../../apps/web/test-rendered.tsx';
import { matchesMessages as en } from '../../matches.messages.en.ts';
import { WaitingNotice } from './waiting-notice.tsx';

const pending = (tries: number): OutboxEntry => ({
  id: `write ${tries}`,
  kind: 'practice.score',
  queueKey: 'a',
  method: 'PUT',
  path: '/api/x',
  body: {},
  meta: null,
  owner: 'ann',
  at: 0,
  tries,
  refusal: null,
});

function show(...tries: number[]) {
  rendered(<WaitingNotice waiting={tries.map(pending)} title={en.unsentTitle} />);
}

describe('the notice about pending writes', () => {
  it('A write that is just being sent does not move the screen with a notice', () => {
    show(0);
    expect(screen.queryByText(en.unsentTitle(1))).toBeNull();
  });

  it('Writes are counted once the server could not be reached', () => {
    show(1, 0);
    expect(screen.getByText(en.unsentTitle(2))).toBeDefined();
  });

  it('Without a connection the notice appears with the first write, and goes when it is back', () => {
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    show(0);
    expect(screen.getByText(en.unsentTitle(1))).toBeDefined();
    online.mockReturnValue(true);
    fireEvent(window, new Event('online'));
    expect(screen.queryByText(en.unsentTitle(1))).toBeNull();
  });
});
