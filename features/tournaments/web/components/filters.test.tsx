import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { rendered } from '../../../../apps/web/test-rendered.tsx';
import { NO_CRITERIA } from '../lib/criteria.ts';
import { Filters } from './filters.tsx';

test('The filters are shown when they are asked for, and go again, in browsers without popovers', () => {
  const onChange = vi.fn();
  const read = { data: [{}, {}] } as never;
  rendered(
    <Filters criteria={NO_CRITERIA} onChange={onChange} tournaments={{ read, searching: false }} />,
  );
  expect(screen.queryByLabelText('Prefecture')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Filters' }));
  fireEvent.change(screen.getByLabelText('Prefecture'), { target: { value: 'Osaka' } });
  expect(onChange).toHaveBeenCalledWith({ prefecture: 'Osaka' });
  // What is behind a dialog is not read out.
  expect(screen.getByRole('status').textContent).toBe('2 tournaments shown');
  fireEvent.click(screen.getByRole('button', { name: 'Show results' }));
  expect(screen.queryByLabelText('Prefecture')).toBeNull();
});
