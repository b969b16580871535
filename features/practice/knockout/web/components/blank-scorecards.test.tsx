import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { players, sampleDraw } from '#domain/bracket/sample-draws.ts';
import type { Sport } from '#domain/scoring/formats.ts';
import { peopleOf } from '#features/matches/draws/web/lib/people.ts';
import { PlayedSport } from '#features/matches/web/hooks/use-card-unit.ts';
import { rendered } from '../../../../../apps/web/test-rendered.tsx';
import { knockoutMessages as ja } from '../../knockout.messages.ja.ts';
import { BlankScorecards } from './blank-scorecards.tsx';

const draw = sampleDraw(players(8, 8), { placing: 'strength-order' });
const OWN = { id: 'custom', custom: { to: 15, lead: 2, bestOf: 3 } };

test.each([
  ['table-tennis', null, 'game'],
  ['soft-tennis', null, 'game'],
  ['tennis', null, 'set'],
  ['unspecified', null, 'set'],
  ['badminton', OWN, 'game'],
  ['tennis', { id: 'table-tennis-5' }, 'game'],
] as const)(
  'A printed card in %s with the format %j has a column for each %s',
  (sport: Sport, scoreFormat, unit) => {
    rendered(
      <PlayedSport value={sport}>
        <BlankScorecards draw={draw} people={peopleOf(draw)} heading="" scoreFormat={scoreFormat} />
      </PlayedSport>,
      { language: 'ja' },
    );
    expect(
      screen.getAllByRole('columnheader', { name: ja.cardUnits[unit] }).length,
    ).toBeGreaterThan(1);
  },
);
