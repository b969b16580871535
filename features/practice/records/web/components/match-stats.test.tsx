import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { MatchOutput } from '#features/matches/matches.contract.ts';
import { rendered } from '#platform/web/testing/rendered.tsx';
import { recordsMessages as en } from '../../records.messages.en.ts';
import { recordsMessages as ja } from '../../records.messages.ja.ts';
import { MatchStats } from './match-stats.tsx';

it.each([
  ['en', 1, '1 points'],
  ['en', 1234, '1,234 points'],
  ['ja', 1, '1本'],
] as const)(
  'The longest rally is written as specified, in %s of %i',
  (language, longestRally, written) => {
    rendered(<MatchStats match={{ stats: { longestRally } } as MatchOutput} />, {
      language,
      words: { en: { records: en }, ja: { records: ja } },
    });
    expect(screen.getByText(written)).toBeTruthy();
  },
);
