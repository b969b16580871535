import { act, screen } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { expect, test } from 'vitest';
import { rendered } from '../testing/rendered.tsx';
import { useLeadOn } from './use-lead-on.ts';

test.each([
  ['leads on who is still at its address', () => {}, true],
  ['leads on who has chosen something else on it', () => history.pushState(null, '', '?b=1'), true],
  ['takes nobody along who has left', () => history.pushState(null, '', '/elsewhere'), false],
])('A screen %s, and says whether it has', async (_, meanwhile, leads) => {
  let leadOn: ReturnType<typeof useLeadOn> = async () => false;
  const Here = () => {
    leadOn = useLeadOn();
    return 'Here';
  };
  history.replaceState(null, '', '/here');
  rendered(
    <Routes>
      <Route path="/here" element={<Here />} />
      <Route path="/next" element="Next" />
    </Routes>,
    { path: '/here' },
  );
  meanwhile();
  expect(await act(() => leadOn('/next'))).toBe(leads);
  expect(screen.getByText(leads ? 'Next' : 'Here')).toBeTruthy();
});
