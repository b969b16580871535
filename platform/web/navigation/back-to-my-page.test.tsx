import { fireEvent, screen } from '@testing-library/react';
import { Link, Route, Routes } from 'react-router';
import { expect, test } from 'vitest';
import { rendered } from '../testing/rendered.tsx';
import { Screen } from '../ui/screen.tsx';
import { FROM_MY_PAGE, fromMyPage, useBackToMyPage } from './back-to-my-page.ts';

function Settings() {
  const back = useBackToMyPage({ to: '/notifications', label: 'Notifications' });
  return (
    <Screen title="Settings" back={back}>
      inside
    </Screen>
  );
}

function open(state: unknown) {
  rendered(
    <Routes>
      <Route
        path="/"
        element={
          <Link to="/settings" state={state}>
            Open
          </Link>
        }
      />
      <Route path="/settings" element={<Settings />} />
    </Routes>,
  );
  fireEvent.click(screen.getByText('Open'));
}

test('A screen that was opened on My Page leads back there', () => {
  open(FROM_MY_PAGE);
  expect(screen.getByRole('link', { name: 'My Page' }).getAttribute('href')).toBe('/my-page');
});

test('A screen that was opened in a tab of My Page leads back to the tab', () => {
  open(fromMyPage('settings'));
  const back = screen.getByRole('link', { name: 'My Page' });
  expect(back.getAttribute('href')).toBe('/my-page?tab=settings');
});

test('A screen that was opened elsewhere leads back as usual', () => {
  open(null);
  const back = screen.getByRole('link', { name: 'Notifications' });
  expect(back.getAttribute('href')).toBe('/notifications');
});
