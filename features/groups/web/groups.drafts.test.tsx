import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { sessionQuery } from '#features/accounts/web/lib/session.ts';
import { rendered } from '../../../apps/web/test-rendered.tsx';
import { groupsMessages as en } from '../groups.messages.en.ts';
import { Screen } from './screens/create-group.screen.tsx';

test('What a coach has typed into a new group waits for that coach, and is not shown to the next person', () => {
  open('coach');
  fireEvent.change(groupName(), { target: { value: 'Sakura Club' } });
  fireEvent.change(firstMember(), { target: { value: 'Aoki Ren' } });
  open('pupil');
  expect([groupName().value, firstMember().value]).toEqual(['', '']);
  open('coach');
  expect([groupName().value, firstMember().value]).toEqual(['Sakura Club', 'Aoki Ren']);
});

/** Opens the screen in the same tab, as somebody who is signed in. */
function open(id: string) {
  cleanup();
  const client = new QueryClient();
  client.setQueryData(sessionQuery.queryKey, { account: { id } } as never);
  rendered(
    <QueryClientProvider client={client}>
      <Screen />
    </QueryClientProvider>,
  );
}

const groupName = () => box(en.groupName);
const firstMember = () => box(en.member(1));

function box(label: string): HTMLInputElement {
  return screen.getByRole('textbox', { name: (name) => name.startsWith(label) });
}
