import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { rendered } from '../../../../../apps/web/test-rendered.tsx';
import { matchesMessages as matchesEn } from '../../../matches.messages.en.ts';
import { ScorecardForm } from '../../../web/components/scorecard-form.tsx';
import type { Found } from '../../../web/lib/score-outbox.ts';
import { scoreFormatsMessages as en } from '../../score-formats.messages.en.ts';

const target: Found['target'] = {
  kind: 'event',
  sessionId: '0199c1a2-0000-7000-8000-000000000001',
  pathId: '7',
  matchId: '0199c1a2-0000-7000-8000-000000000000',
  player1: { id: '1', name: 'Aoki Ren' },
  player2: { id: '2', name: 'Baba Yui' },
  groupName: null,
  playedOn: '2026-11-20',
  event: { tournamentId: 3, eventId: 7, drawNumber: 1 },
};
beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

async function card() {
  rendered(
    <ScorecardForm target={target} stored={null} scoreFormat={null} onDone={async () => {}} />,
    { language: 'en' },
  );
  await screen.findByRole('button', { name: en.endedEarly });
}
const confirm = () => screen.getByRole<HTMLButtonElement>('button', { name: matchesEn.confirm });
const choose = (name: RegExp) => fireEvent.click(screen.getByRole('radio', { name }));

function put(set: number, first: string, second: string) {
  for (const [player, text] of [first, second].entries()) {
    const box = document.querySelector(`[name="sets.${set}.player${player + 1}Score"]`)!;
    fireEvent.change(box, { target: { value: text } });
  }
}

describe('The card of a tournament’s match without a format', () => {
  it('Two sets of any scores decide the match, as on the card of practice', async () => {
    await card();
    put(0, '45', '3');
    expect(confirm().disabled).toBe(true);
    put(1, '11', '9');
    expect(confirm().disabled).toBe(false);
  });

  it('Sets in which only the winner’s points are there are asked for in full', async () => {
    await card();
    put(0, '11', '');
    expect(screen.queryByText(matchesEn.invalidText('set'))).toBeNull();
    put(1, '11', '');
    expect(confirm().disabled).toBe(true);
    expect(screen.getByText(matchesEn.invalidText('set'))).toBeTruthy();
    put(0, '11', '3');
    put(1, '11', '4');
    expect(confirm().disabled).toBe(false);
    expect(screen.queryByText(matchesEn.invalidText('set'))).toBeNull();
  });

  it('A walkover needs no score, but who did not play', async () => {
    await card();
    fireEvent.click(screen.getByRole('button', { name: en.endedEarly }));
    choose(/^Walkover/);
    expect(confirm().disabled).toBe(true);
    expect(screen.getByText(en.whoMissing)).toBeTruthy();
    choose(/^Baba Yui/);
    expect(confirm().disabled).toBe(false);
    put(0, '3', '1');
    expect(screen.getByText(en.nothingPlayed)).toBeTruthy();
  });

  it('A default says that it takes the side out of the whole group', async () => {
    await card();
    fireEvent.click(screen.getByRole('button', { name: en.endedEarly }));
    expect(screen.getByText(en.defaultedInGroup)).toBeTruthy();
    expect(screen.queryByText(en.endingHints.defaulted)).toBeNull();
  });

  it('A retirement leaves the sets as they are, unless they decide the match', async () => {
    await card();
    put(0, '11', '5');
    fireEvent.click(screen.getByRole('button', { name: en.endedEarly }));
    choose(/^Aoki Ren/);
    expect(confirm().disabled).toBe(false);
    put(1, '11', '5');
    expect(screen.getByText(en.alreadyDecided)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: en.playedAfterAll }));
    expect(confirm().disabled).toBe(false);
  });
});
