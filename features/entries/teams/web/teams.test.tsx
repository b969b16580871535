import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import type { Tournament } from '#features/tournaments/web/tournaments.queries.ts';
import { notifications } from '#platform/web/notify/notify.ts';
import { rendered } from '../../../../apps/web/test-rendered.tsx';
import { entriesMessages as entriesEn } from '../../entries.messages.en.ts';
import { ApplyForm } from '../../web/components/apply-form.tsx';
import { useApplication } from '../../web/hooks/use-application.ts';
import { useFeeSplit } from '../../web/hooks/use-fee-split.ts';
import { teamsMessages as en } from '../teams.messages.en.ts';
import { useTeamNames } from './hooks/use-team-names.ts';

const events = [{ id: 31, eventType: 'Team', feeYen: 0 }] as const;

function Form() {
  const teams = useTeamNames(events);
  const fees = useFeeSplit(events);
  const application = useApplication(7, [31], { teams, fees });
  const tournament = { id: 7, feeYen: 0 } as Tournament;
  return (
    <ApplyForm
      tournament={tournament}
      application={application}
      teams={teams}
      fees={fees}
      visitor={false}
      eventIds={[31]}
    />
  );
}

/** Shows the form with the agreement given; gives what is sent. */
function open(refusal?: { code: string; details: object }) {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (_url: string, { body }: RequestInit) => {
    sent.push(JSON.parse(String(body)));
    return Response.json({ ...refusal, requestId: 'r' }, { status: 409 });
  });
  rendered(
    <QueryClientProvider client={new QueryClient()}>
      <Form />
    </QueryClientProvider>,
  );
  fireEvent.click(screen.getByRole('checkbox'));
  return sent;
}

const name = () => screen.getByRole<HTMLInputElement>('textbox', { name: new RegExp(en.name) });
const apply = () => fireEvent.click(screen.getByRole('button', { name: entriesEn.applyFree }));

describe('the form of a team event', () => {
  test('A team without a name is not sent, and the field says why and has the focus', () => {
    const sent = open();
    apply();
    expect(screen.getByText(en.errors.missing)).toBeTruthy();
    expect(document.activeElement).toBe(name());
    expect(sent).toEqual([]);
  });

  test('A name that is too long is not sent, and stays in the field', () => {
    const sent = open();
    fireEvent.change(name(), { target: { value: 'x'.repeat(41) } });
    apply();
    expect(screen.getByText(en.errors.tooLong)).toBeTruthy();
    expect(name().value).toHaveLength(41);
    expect(sent).toEqual([]);
  });

  test('Enter that ends a conversion of Japanese asks for no agreement, and the next Enter does', () => {
    open();
    const before = notifications.current();
    fireEvent.click(screen.getByRole('checkbox'));
    fireEvent.keyDown(name(), { key: 'Enter', isComposing: true });
    // Safari's, which comes after the end of the conversion.
    fireEvent.keyDown(name(), { key: 'Enter', keyCode: 229 });
    expect(notifications.current()).toBe(before);
    fireEvent.keyDown(name(), { key: 'Enter' });
    expect(notifications.current()).toMatchObject({ title: entriesEn.agreementRequired });
  });

  test('A name that another team has is refused next to the field, and stays in it', async () => {
    const sent = open({ code: 'TEAM_NAME_TAKEN', details: { eventId: 31 } });
    fireEvent.change(name(), { target: { value: 'Sakura A' } });
    apply();
    expect(await screen.findByText(en.errors.taken)).toBeTruthy();
    expect(name().value).toBe('Sakura A');
    await waitFor(() => expect(sent).toMatchObject([{ eventId: 31, team: 'Sakura A' }]));
    fireEvent.change(name(), { target: { value: 'Sakura B' } });
    expect(screen.queryByText(en.errors.taken)).toBeNull();
  });
});
