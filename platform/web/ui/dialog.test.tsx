import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { rendered } from '../testing/rendered.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { Dialog } from './dialog.tsx';

test('A question inside a dialog that is closed leaves the dialog open', () => {
  const [onClose, onCancel] = [vi.fn(), vi.fn()];
  rendered(
    <Dialog open title="Court 1" onClose={onClose}>
      <ConfirmDialog
        open
        title="Delete?"
        confirmLabel="Yes"
        onConfirm={vi.fn()}
        onCancel={onCancel}
      />
    </Dialog>,
  );
  fireEvent(screen.getByRole('alertdialog', { hidden: true }), new Event('close'));
  expect(onCancel).toHaveBeenCalledOnce();
  expect(onClose).not.toHaveBeenCalled();
  fireEvent(screen.getByRole('dialog', { hidden: true }), new Event('close'));
  expect(onClose).toHaveBeenCalledOnce();
});

test('A dialog that is taken out of the page is closed first, so that the focus returns', () => {
  const close = vi.spyOn(HTMLDialogElement.prototype, 'close');
  close.mockImplementation(function (this: HTMLDialogElement) {
    closedInPage.push(this.isConnected);
  });
  const closedInPage: boolean[] = [];
  const { unmount } = rendered(
    <Dialog open title="Court 1" onClose={vi.fn()}>
      3 : 1
    </Dialog>,
  );
  unmount();
  expect(closedInPage).toEqual([true]);
  close.mockRestore();
});
