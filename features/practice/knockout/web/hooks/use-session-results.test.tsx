import { act, screen } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { expect, test } from 'vitest';
import { rendered } from '../../../../../apps/web/test-rendered.tsx';
import type { Knockout } from '../knockout.queries.ts';
import { useSessionResults } from './use-session-results.ts';

test.each([
  ['leads to the bracket who has stayed', null],
  ['leaves who has gone elsewhere meanwhile', '/my-page'],
])('A result of a knockout %s', async (_, elsewhere) => {
  let leave = async (_: object) => {};
  const Card = () => {
    leave = useSessionResults({ id: 'k', groupId: 1 } as Knockout).leave;
    return 'Card';
  };
  rendered(
    <Routes>
      <Route path="/" element={<Card />} />
      <Route path="/tournament-bracket/1" element="Bracket" />
    </Routes>,
  );
  if (elsewhere) history.pushState(null, '', elsewhere);
  await act(() => leave({}));
  expect(screen.getByText(elsewhere ? 'Card' : 'Bracket')).toBeTruthy();
});
