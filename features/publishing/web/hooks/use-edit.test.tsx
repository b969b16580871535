import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { expect, it, vi } from 'vitest';
import { rendered } from '../../../../apps/web/test-rendered.tsx';
import type { OwnTournament } from '../lib/tournament-values.ts';
import { useEdit } from './use-edit.ts';

const PATH = '/organizer/tournaments/8/edit';
const shown = {
  id: 8,
  name: '渋谷ナイターリーグ',
  prefecture: 'Tokyo',
  venue: '渋谷区スポーツセンター',
  eventDate: '2026-12-15',
  startTime: '18:00',
  endTime: '21:00',
  applicationDeadline: '2026-11-19',
  participantLimit: 24,
  level: 'Intermediate',
  eventType: 'Doubles',
  feeYen: 2200,
  organizerName: 'さくらスポーツ協会',
  contactInfo: 'info@sakura.example',
  emergencyContact: '090-0000-0000',
  notes: '',
} as OwnTournament;

function Editing() {
  const { onSubmit, isPending } = useEdit(shown);
  return (
    <button type="button" onClick={() => void onSubmit()}>
      {isPending ? 'saving' : 'save'}
    </button>
  );
}

it.each([
  ['leads back to the tournament who has stayed', () => {}, 'Tournament'],
  ['leaves who has gone elsewhere meanwhile', () => history.pushState(null, '', '/'), 'save'],
])('A saved edit of a tournament %s', async (_, meanwhile, text) => {
  let answer = (_: Response) => {};
  const answered = new Promise<Response>((resolve) => {
    answer = resolve;
  });
  vi.stubGlobal('fetch', () => answered);
  history.replaceState(null, '', PATH);
  rendered(
    <Routes>
      <Route path={PATH} element={<Editing />} />
      <Route path="/organizer/tournaments/8" element="Tournament" />
    </Routes>,
    { path: PATH },
  );
  fireEvent.click(screen.getByText('save'));
  await screen.findByText('saving');
  meanwhile();
  answer(Response.json({ tournament: shown }));
  await waitFor(() => expect(screen.queryByText('saving')).toBeNull());
  await act(async () => {});
  expect(screen.getByText(text)).toBeTruthy();
});
