import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { rendered } from '../testing/rendered.tsx';
import { Button } from './button.tsx';

test.each([{ busy: true }, { 'aria-disabled': true }])(
  'A button whose work is under way keeps the focus, and a second press does nothing: %j',
  (props) => {
    const [onClick, onSubmit] = [vi.fn(), vi.fn()];
    rendered(
      <form onSubmit={onSubmit}>
        <Button type="submit" {...props} onClick={onClick}>
          Save
        </Button>
      </form>,
    );
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Save' });
    button.focus();
    fireEvent.click(button);
    expect(document.activeElement).toBe(button);
    expect([button.disabled, button.getAttribute('aria-disabled')]).toEqual([false, 'true']);
    expect(onClick).not.toHaveBeenCalled();
    expect(onSubmit).not.toHaveBeenCalled();
  },
);
