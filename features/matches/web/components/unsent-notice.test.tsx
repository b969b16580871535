import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { OutboxEntry } from '#platform/web/offline/outbox-entry.ts';
import { outbox } from '#platform/web/offline/use-outbox.ts';
import { rendered } from '../../../../apps/web/test-rendered.tsx';
import { matchesMessages as en } from '../../matches.messages.en.ts';
import { SCORE } from '../lib/score-outbox.ts';
import { UnsentNotice } from './unsent-notice.tsx';

const players = {
  player1: { id: '1', name: 'Aoki Ren' },
  player2: { id: '2', name: 'Baba Yui' },
};

/** Shows the notice of a write of this kind that somebody else was faster with. */
function show(kind: string, meta: unknown) {
  const refusal = { code: 'MATCH_CHANGED', status: 409 };
  const entries = [{ id: 'w', kind, tries: 1, meta, refusal }] as unknown as OutboxEntry[];
  vi.spyOn(outbox, 'current').mockReturnValue(entries);
  rendered(<UnsentNotice />);
}
const address = () => screen.getByRole('link', { name: en.openScore }).getAttribute('href');

describe('the notice about a refused write', () => {
  it('A result of a knockout leads to the screen that shows it beside the stored one', () => {
    const opened = '/organizer/tournaments/8/events/7/knockout/1-0?stage=2';
    show('event.knockout-result', { ...players, address: opened });
    expect(screen.getByText(en.notAccepted('Aoki Ren – Baba Yui'))).toBeTruthy();
    expect(address()).toBe(opened);
  });

  it.each([
    ['match', {}, '/organizer/tournaments/8/events/7/matches/1/2'],
    [
      'rubber',
      { rubber: { stageId: 's', matchId: '1-0-1' } },
      '/organizer/tournaments/8/rubbers/s/1-0-1',
    ],
  ])('A score of a %s of a tournament leads to its scorecard, which discards it', (_, more, to) => {
    const event = { tournamentId: 8, eventId: 7, drawNumber: 1, ...more };
    show(SCORE, { target: { kind: 'event', ...players, event } });
    expect(address()).toBe(to);
    expect(screen.queryByRole('button', { name: en.dropIt })).toBeNull();
  });

  it('A write that no screen shows can only be discarded', async () => {
    const discard = vi.spyOn(outbox, 'discard').mockResolvedValue(undefined);
    show('practice.rules', null);
    expect(screen.queryByRole('link')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: en.dropIt }));
    await vi.waitFor(() => expect(discard).toHaveBeenCalledWith('w'));
  });
});
