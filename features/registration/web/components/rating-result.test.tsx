import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { rendered } from '../../../../apps/web/test-rendered.tsx';
import { registrationMessages as en } from '../../registration.messages.en.ts';
import { registrationMessages as ja } from '../../registration.messages.ja.ts';
import { RatingResult } from './rating-result.tsx';

const rating = { points: 1600, rank: 'B', place: 1000, players: 5000 } as const;

test.each([
  ['en', en],
  ['ja', ja],
] as const)(
  'A full club is named after the registration, which is complete without it, in %s',
  (language, t) => {
    const result = { rating, club: 'full', clubName: 'Sakura' } as const;
    rendered(<RatingResult result={result} next={null} />, { language });
    expect(screen.getByText(t.clubFull('Sakura'))).toBeTruthy();
    expect(screen.getByText(t.clubFullText)).toBeTruthy();
  },
);
