import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { handshakeMessages } from '#features/day/handshake/handshake.messages.en.ts';
// The card is a chunk of its own: a busy machine needs longer to load it than a test waits.
import '#features/day/handshake/web/components/format-result.tsx';
import { drawsMessages } from '#features/matches/draws/draws.messages.en.ts';
import { matchesMessages } from '#features/matches/matches.messages.en.ts';
import { scoreFormatsMessages } from '#features/matches/score-formats/score-formats.messages.en.ts';
import { rendered } from '#platform/web/testing/rendered.tsx';
import { courtLinksMessages as t } from '../court-links.messages.en.ts';
import { CourtBody } from './components/court-body.tsx';
import type { useLink } from './hooks/use-link.ts';
import { madeDevice, madeMatch, madePending } from './lib/sample-device.ts';

const words = {
  en: {
    courtLinks: t,
    draws: drawsMessages,
    handshake: handshakeMessages,
    matches: matchesMessages,
    scoreFormats: scoreFormatsMessages,
  },
  ja: {},
};

interface Seen {
  readonly device: ReturnType<typeof madeDevice>;
  readonly pending: readonly ReturnType<typeof madePending>[];
}

/** Shows a court; what it shows changes when the returned function is called. */
function courtOf(first: Seen): (next: Seen) => void {
  let see = (_: Seen) => {};
  const Court = () => {
    const [{ device, pending }, setSeen] = useState(first);
    see = setSeen;
    const link = { device, pending, entries: [], isLost: false, isLong: false };
    return (
      <CourtBody
        token="token"
        device={device}
        link={link as unknown as ReturnType<typeof useLink>}
      />
    );
  };
  rendered(<Court />, { words, language: 'en', path: '/c/token' });
  return (next) => act(() => see(next));
}

beforeEach(() => localStorage.clear());

const name = (side: string) => screen.getByRole('button', { name: side });

describe('the correction of a result that waits on the device', () => {
  const box = (side: 1 | 2) =>
    document.querySelector<HTMLInputElement>(`[name="sets.0.player${side}Score"]`)?.value;

  it('The card begins with that result', async () => {
    courtOf({ device: madeDevice(), pending: [madePending('1-0')] });
    fireEvent.click(screen.getByText(t.correct));
    expect(screen.getByText(t.correctTitle)).toBeDefined();
    await vi.waitFor(() => expect([box(1), box(2)]).toEqual(['11', '9']));
  });
});

describe('both players who agree on the device of a court', () => {
  it('The first tap stays when the result arrives at the server between the two taps', () => {
    const see = courtOf({ device: madeDevice(), pending: [madePending('1-0')] });
    fireEvent.click(screen.getByText(t.together));
    fireEvent.click(name('Yamada Taro'));
    expect(name(handshakeMessages.togetherDone('Yamada Taro'))).toBeDefined();
    const arrived = madeDevice({ recent: [madeMatch('1-0', { state: 'done' }, '3-0')] });
    see({ device: arrived, pending: [] });
    expect(name(handshakeMessages.togetherDone('Yamada Taro'))).toBeDefined();
    expect(name('Sato Hanako').getAttribute('aria-pressed')).toBe('false');
  });

  it('Nobody is asked any more once the desk has settled the result', () => {
    const see = courtOf({ device: madeDevice(), pending: [madePending('1-0')] });
    fireEvent.click(screen.getByText(t.together));
    const { match, ...rest } = madeMatch('1-0', { state: 'done' }, '3-0');
    const settled = { ...rest, match: { ...match, handshake: null } };
    see({ device: madeDevice({ recent: [settled] }), pending: [] });
    expect(screen.queryByText(handshakeMessages.togetherText)).toBeNull();
  });
});
