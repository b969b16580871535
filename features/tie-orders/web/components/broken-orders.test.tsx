import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { findTemplate } from '#domain/team-tie/templates.ts';
import { rendered } from '../../../../apps/web/test-rendered.tsx';
import { tieOrdersMessages as en } from '../../tie-orders.messages.en.ts';
import type { OwnTie } from '../tie-orders.queries.ts';
import { BrokenOrders } from './broken-orders.tsx';

const teams = { player1: 'Sakura', player2: 'Wakaba' };
const template = findTemplate('tt-4s1d')! as unknown as OwnTie['template'];

describe('what two orders break', () => {
  test('The team, its rubbers and the rule are named', () => {
    const left = [{ rule: 'not-in-squad' as const, lines: [2] }];
    const breaches = { player1: left, player2: [] };
    rendered(<BrokenOrders tie={{ ...teams, template, breaches }} />);
    expect(screen.getByText(en.brokenOrder('Sakura'))).toBeDefined();
    expect(screen.getByText('D3: a player is not registered for the team')).toBeDefined();
    expect(screen.queryByText(en.brokenOrder('Wakaba'))).toBeNull();
  });

  test('Of orders that break nothing nothing is said', () => {
    const breaches = { player1: [], player2: [] };
    rendered(<BrokenOrders tie={{ ...teams, template, breaches }} />);
    expect(screen.queryByText(/breaks/)).toBeNull();
  });
});
