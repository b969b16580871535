import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { rendered } from '../../../../../apps/web/test-rendered.tsx';
import { codeOf, messageOf } from '../../../court-links.hand-over.policy.ts';
import { linkDeskMessages as en } from '../../link-desk.messages.en.ts';
import { linkDeskMessages as ja } from '../../link-desk.messages.ja.ts';
import { OffMatchNotice } from './off-match.tsx';

const uuid = (digit: string) => `0197a000-0000-7000-8000-00000000000${digit}`;
const code = codeOf(
  messageOf({
    linkId: uuid('1'),
    stageId: uuid('2'),
    writeId: uuid('3'),
    deviceId: uuid('4'),
    matchId: '1-1-2',
    drawNumber: 1,
    baseVersion: 0,
    player1Id: '1',
    player2Id: '2',
    sets: [
      { player1Score: '11', player2Score: '7' },
      { player1Score: '11', player2Score: '9' },
    ],
    status: 'finished',
    winner: 'player1',
    scoreFormat: null,
    at: new Date(0),
  }),
  '0'.repeat(64),
);
const details = {
  eventId: 7,
  player1Id: '1',
  player1: 'Abe Rin',
  player2Id: '2',
  player2: 'Baba Yui',
  withdrawn: 'Baba Yui',
};

test.each([
  ['en', en],
  ['ja', ja],
] as const)(
  'In %s the desk reads why a scanned result was not saved, its score, and where to enter it by hand',
  (language, t) => {
    rendered(<OffMatchNotice id={8} off={{ code, details }} />, { language });
    expect(screen.getByText(t.offTitle('Abe Rin – Baba Yui'))).toBeTruthy();
    expect(screen.getByText(t.offText('Baba Yui'))).toBeTruthy();
    expect(screen.getByText(t.offScore('11-7 11-9'))).toBeTruthy();
    const card = screen.getByRole('link', { name: t.toCard });
    expect(card.getAttribute('href')).toBe('/organizer/tournaments/8/events/7/matches/1/2');
  },
);
