import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Refused } from '#platform/web/api/errors.ts';
import { rendered } from '../../../../apps/web/test-rendered.tsx';
import { PrivateLink } from './private-link.tsx';

const words = {
  title: 'Pay for somebody',
  tooMany: 'too many',
  old: { title: 'old', text: 'it is too old' },
  unknown: { title: 'unknown', text: 'it is unknown' },
};

test.each([
  { code: 'RATE_LIMITED', hasData: true, shown: 'state: waiting' },
  { code: 'RATE_LIMITED', hasData: false, shown: 'too many' },
  { code: 'LINK_USED', hasData: true, shown: 'it is too old' },
])(
  'A link with data ($hasData) that is refused ($code) shows “$shown”',
  ({ code, hasData, shown }) => {
    const query = {
      data: hasData ? { state: 'waiting' } : undefined,
      error: new Refused({ code, status: 429, requestId: 'r' }),
      isError: true,
      isPaused: false,
      refetch: () => {},
    };
    rendered(
      <PrivateLink secret="s" query={query} words={words}>
        {({ state }) => <p>state: {state}</p>}
      </PrivateLink>,
    );
    expect(screen.getByText(shown)).toBeTruthy();
  },
);
