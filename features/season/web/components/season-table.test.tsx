import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { rendered } from '../../../../apps/web/test-rendered.tsx';
import { seasonMessages as en } from '../../season.messages.en.ts';
import { seasonMessages as ja } from '../../season.messages.ja.ts';
import type { Made, Season } from '../season.queries.ts';
import { SeasonTable } from './season-table.tsx';

const made = { isProvisional: true, fixtures: [], table: [] } as unknown as Made;

test.each([
  ['table-tennis-5', 'en', en.games('game')],
  ['table-tennis-5', 'ja', ja.games('game')],
  ['tennis-3-sets', 'en', en.games('set')],
  ['tennis-3-sets', 'ja', ja.games('set')],
] as const)(
  'The table of a season in %s in %s has a column for its %s',
  (rubberFormat, language, word) => {
    const season = { teams: [], rubberFormat } as unknown as Season;
    rendered(<SeasonTable season={season} made={made} />, { language });
    expect(screen.getByRole('columnheader', { name: word })).toBeTruthy();
  },
);
