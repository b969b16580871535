import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { rendered } from '../testing/rendered.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { NotificationHost } from './notification-host.tsx';
import { dismiss, dismissShown, notifications, notify } from './notify.ts';

function WithDialog() {
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      <NotificationHost />
      <Dialog open={isOpen} onClose={() => {}} title="Accept the transfer?">
        <button type="button" onClick={() => setOpen(false)}>
          close it
        </button>
      </Dialog>
    </>
  );
}

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => {
  act(() => vi.advanceTimersByTime(1_010_000));
});

it('Only the newest notification is shown', async () => {
  rendered(<NotificationHost />);
  act(() => {
    notify({ title: 'Group created!', description: 'Sakura has been successfully registered' });
    notify({ title: 'Changes saved' });
  });
  expect(await screen.findByText('Changes saved')).toBeTruthy();
  expect(screen.queryByText('Group created!')).toBeNull();
  act(() => notify({ title: 'Group deleted' }));
  expect(await screen.findByText('Group deleted')).toBeTruthy();
  expect(screen.queryByText('Changes saved')).toBeNull();
});

it('A notification closes after 5000 ms', async () => {
  rendered(<NotificationHost />);
  act(() => notify({ title: 'Score saved' }));
  await screen.findByText('Score saved');
  act(() => vi.advanceTimersByTime(4000));
  expect(notifications.current()?.open).toBe(true);
  act(() => vi.advanceTimersByTime(1100));
  expect(notifications.current()?.open).toBe(false);
});

it('A dismissed notification is removed after 1,000,000 ms', () => {
  notify({ title: 'Saved' });
  dismiss(notifications.current()!.id);
  vi.advanceTimersByTime(999_999);
  expect(notifications.current()).toMatchObject({ title: 'Saved', open: false });
  vi.advanceTimersByTime(1);
  expect(notifications.current()).toBeNull();
});

it('A notification closes when the person goes on, unless it has an action', () => {
  notify({ title: 'Tap on any cell' });
  dismissShown();
  expect(notifications.current()).toMatchObject({ title: 'Tap on any cell', open: false });
  notify({ title: 'League removed', action: { label: 'Undo', onClick: () => {} } });
  dismissShown();
  expect(notifications.current()?.open).toBe(true);
});

it('A notification of an error is announced assertively', async () => {
  rendered(<NotificationHost />);
  act(() => notify({ title: 'Error', variant: 'destructive' }));
  await screen.findByText('Error');
  await act(() => vi.advanceTimersByTimeAsync(100));
  expect(document.querySelector('[aria-live="assertive"]')?.textContent).toContain('Error');
});

it('A notification runs its action and closes', async () => {
  const onClick = vi.fn();
  rendered(<NotificationHost />);
  act(() => notify({ title: 'A new version is ready', action: { label: 'Reload', onClick } }));
  fireEvent.click(await screen.findByRole('button', { name: 'Reload' }));
  expect(onClick).toHaveBeenCalledOnce();
  expect(notifications.current()?.open).toBe(false);
});

it('A notification appears inside the open dialog, outside of which nothing can be touched', async () => {
  rendered(<WithDialog />);
  act(() => notify({ title: 'Error', variant: 'destructive' }));
  const dialog = screen.getByRole('dialog', { hidden: true });
  const shown = () => document.querySelector('[data-state="open"]');
  await vi.waitFor(() => expect(dialog.contains(shown())).toBe(true));
  const announced = () => dialog.querySelector('[aria-live=assertive]')?.textContent;
  await vi.waitFor(() => expect(announced()).toMatch(/Error/));
  fireEvent.click(screen.getByText('close it'));
  await vi.waitFor(() => expect(shown()).toBeTruthy());
  expect(dialog.contains(shown())).toBe(false);
});
