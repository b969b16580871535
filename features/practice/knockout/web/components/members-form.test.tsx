import { fireEvent, screen } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { notifications } from '#platform/web/notify/notify.ts';
import { rendered } from '#platform/web/testing/rendered.tsx';
import { leagueMessages as leagueEn } from '../../../league/league.messages.en.ts';
import { leagueMessages as leagueJa } from '../../../league/league.messages.ja.ts';
import { knockoutMessages as en } from '../../knockout.messages.en.ts';
import { knockoutMessages as ja } from '../../knockout.messages.ja.ts';
import { MembersForm } from './members-form.tsx';

// It is loaded lazily; the first transform on a busy machine takes longer than a test waits.
beforeAll(() => import('#platform/web/ui/calendar.tsx'));

const members = Array.from({ length: 8 }, (_, at) => ({ id: at + 1, name: `Player ${at + 1}` }));

it('A knockout without a practice date does not start, and the form asks for the date', async () => {
  rendered(
    <MembersForm
      group={{ id: 1, name: 'Sakura Club' }}
      members={members}
      chosenBefore={undefined}
      dateBefore="2026-11-20"
    />,
    { words: { en: { league: leagueEn, knockout: en }, ja: { league: leagueJa, knockout: ja } } },
  );
  const start = screen.getByRole<HTMLButtonElement>('button', { name: en.start });
  expect(start.disabled).toBe(false);
  fireEvent.click(screen.getByRole('button', { name: /^Practice Date/ }));
  fireEvent.click(await screen.findByRole('button', { name: 'Clear the date' }));
  expect(start.disabled).toBe(true);
  expect(screen.getByText('Please select a practice date for the tournament.')).toBeTruthy();
  expect(notifications.current()).toMatchObject({
    title: 'Date required',
    description: 'Please select a practice date for the tournament.',
    variant: 'destructive',
  });
});
