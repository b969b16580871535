import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ConnectionLost, Refused } from '../api/errors.ts';
import { bothOf, type Read } from '../api/read.ts';
import { platformMessages } from '../platform.messages.en.ts';
import { rendered } from '../testing/rendered.tsx';
import { Loaded } from './loaded.tsx';

const { refusedTitle, waitText, tryAgain } = platformMessages;
const refusedWith = (code: string) => new Refused({ code, status: 403, requestId: 'r' });
const ON_ITS_WAY: Read<string> = {
  data: undefined,
  error: null,
  isError: false,
  isPaused: false,
  refetch: vi.fn(),
};

function shown(state: Partial<Read<string>>) {
  const query = { ...ON_ITS_WAY, ...state };
  rendered(
    <main>
      <Loaded query={query} placeholder="on its way" refused={notYours}>
        {(data) => `read: ${data}`}
      </Loaded>
    </main>,
  );
  return screen.getByRole('main').textContent;
}

const notYours = ({ code }: Refused) => (code === 'FORBIDDEN' ? 'not yours' : undefined);

test.each<[string, Partial<Read<string>>, string]>([
  ['What is on its way has its placeholder', {}, 'on its way'],
  ['What was read is shown, even when it is empty', { data: '' }, 'read: '],
  [
    'What was read stays when the next try fails',
    { data: 'older', isError: true, error: new ConnectionLost() },
    'read: older',
  ],
  ['What was read stays without a signal', { data: 'older', isPaused: true }, 'read: older'],
  ['A refusal has its words', { isError: true, error: refusedWith('FORBIDDEN') }, 'not yours'],
  [
    'A refusal takes the place of what was read before',
    { data: 'older', isError: true, error: refusedWith('FORBIDDEN') },
    'not yours',
  ],
  [
    'What was read stays while the reader has to sign in again',
    { data: 'older', isError: true, error: refusedWith('SIGN_IN_REQUIRED') },
    'read: older',
  ],
  [
    'What was read stays while the reader has asked too often',
    { data: 'older', isError: true, error: refusedWith('RATE_LIMITED') },
    'read: older',
  ],
  [
    'A refusal that the screen does not expect says nothing about the signal',
    { isError: true, error: refusedWith('OTHER') },
    refusedTitle + tryAgain,
  ],
  [
    'A refusal that the screen does not expect takes the place of what was read before',
    { data: 'older', isError: true, error: refusedWith('OTHER') },
    refusedTitle + tryAgain,
  ],
  [
    'A reader who has asked too often is asked to wait',
    { isError: true, error: refusedWith('RATE_LIMITED') },
    refusedTitle + waitText + tryAgain,
  ],
])('%s', (_, state, text) => {
  expect(shown(state)).toBe(text);
});

const FAILED = { isError: true, error: new ConnectionLost() };
const REFUSED = { isError: true, error: refusedWith('FORBIDDEN') };

test.each<[string, Partial<Read<string>>, Partial<Read<string>>, string]>([
  ['Two reads are shown together', { data: 'one' }, { data: 'two' }, 'read: one two'],
  ['Two reads wait for the later one', { data: 'one', ...FAILED }, {}, 'on its way'],
  ['Two reads say that one of them failed', {}, FAILED, platformMessages.lostTitle],
  ['Two reads say that one of them is refused', FAILED, REFUSED, 'not yours'],
  [
    'Two older reads say that one of them is refused now',
    { data: 'one' },
    { data: 'two', ...REFUSED },
    'not yours',
  ],
])('%s', (_, first, second, text) => {
  const both = bothOf({ ...ON_ITS_WAY, ...first }, { ...ON_ITS_WAY, ...second });
  expect(shown({ ...both, data: both.data?.join(' ') })).toContain(text);
});

test.each<[string, Partial<Read<string>>]>([
  ['A read that failed can be tried again', { isError: true, error: new ConnectionLost() }],
  ['A read that waits for a signal can be tried again', { isPaused: true }],
  [
    'A refusal that the screen does not expect can be tried again',
    { isError: true, error: refusedWith('OTHER') },
  ],
])('%s', (_, state) => {
  const refetch = vi.fn();
  shown({ ...state, refetch });
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(refetch).toHaveBeenCalledOnce();
});
