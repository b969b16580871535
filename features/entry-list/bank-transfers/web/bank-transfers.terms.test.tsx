import { act, fireEvent, screen } from '@testing-library/react';
import { type ComponentType, useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { teamApplicationsMessages as schoolsEn } from '#features/team-applications/team-applications.messages.en.ts';
import { TransferTerms } from '#features/team-applications/web/components/transfer-terms.tsx';
import { rendered } from '../../../../apps/web/test-rendered.tsx';
import { entryListMessages as en } from '../../entry-list.messages.en.ts';
import { PlayersTerms } from './components/players-terms.tsx';

const TERMS = { transferTo: 'Old bank', registrationNo: '', acceptsPlayers: false };
type Form = ComponentType<{ readonly terms: typeof TERMS }>;
const OfPlayers: Form = ({ terms }) => <PlayersTerms id={7} terms={terms} />;
const OfSchools: Form = ({ terms }) => <TransferTerms tournamentId={7} terms={terms} />;

/** A form; `read` is what a newer answer of the server says, and `sent` what the form has sent. */
function shown(Shown: Form, answer: () => Response = () => Response.json({})) {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (_url: string, { body }: RequestInit) => {
    sent.push(JSON.parse(String(body)));
    return answer();
  });
  let put: (terms: typeof TERMS) => void = () => {};
  function Read() {
    const [terms, setTerms] = useState(TERMS);
    put = setTerms;
    return <Shown terms={terms} />;
  }
  rendered(<Read />);
  return {
    sent,
    read: (change: Partial<typeof TERMS>) => act(() => put({ ...TERMS, ...change })),
    save: () => act(async () => void fireEvent.submit(document.querySelector('form')!)),
  };
}

const account = () => screen.getByLabelText<HTMLTextAreaElement>(en.transferAccount);
const type = (value: string) => fireEvent.change(account(), { target: { value } });
const refused = () =>
  Response.json({ code: 'TRANSFER_ACCOUNT_CHANGED', requestId: 'r' }, { status: 409 });

test('Whether players may transfer is saved without an account that was not typed', async () => {
  const { sent, read, save } = shown(OfPlayers);
  read({ transferTo: 'New bank' });
  expect(account().value).toBe('New bank');
  fireEvent.click(screen.getByLabelText(en.transferAccepts));
  await save();
  expect(sent).toEqual([{ acceptsPlayers: true }]);
});

test('The number on receipts is saved without an account that was not typed', async () => {
  const { sent, read, save } = shown(OfSchools);
  read({ transferTo: 'New bank' });
  const registrationNo = 'T1234567890123';
  const number = screen.getByLabelText(schoolsEn.registrationNo);
  fireEvent.change(number, { target: { value: registrationNo } });
  await save();
  expect(sent).toEqual([{ registrationNo }]);
});

describe.each([
  ['players', OfPlayers],
  ['schools', OfSchools],
])('Transfers of %s', (_whose, Shown) => {
  test('An account names the one that its writer saw', async () => {
    const { sent, save } = shown(Shown);
    type(' Third bank ');
    await save();
    expect(sent).toEqual([{ transferTo: 'Third bank', seenTransferTo: 'Old bank' }]);
  });

  test('A refused account stays typed, and the field says why', async () => {
    const { read, save, sent } = shown(Shown, refused);
    type('Third bank');
    await save();
    expect(await screen.findByText(en.transferAccountChanged)).toBeTruthy();
    expect(account().value).toBe('Third bank');
    read({ transferTo: 'New bank' });
    expect(account().value).toBe('Third bank');
    fireEvent.click(screen.getByText('Keep mine'));
    expect(screen.queryByText(en.transferAccountChanged)).toBeNull();
    await save();
    expect(sent.at(-1)).toEqual({ transferTo: 'Third bank', seenTransferTo: 'New bank' });
  });
});
