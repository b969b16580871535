import { fireEvent } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { notifications } from '../notify/notify.ts';
import { platformMessages } from '../platform.messages.en.ts';
import { rendered } from '../testing/rendered.tsx';
import { CsvFile } from './csv-file.tsx';

function choose(arrayBuffer: () => Promise<ArrayBuffer>) {
  const onText = vi.fn();
  const { container } = rendered(<CsvFile label="Choose" onText={onText} />);
  const input = container.querySelector<HTMLInputElement>('input[type=file]')!;
  const file = Object.assign(new File([], 'list.csv'), { arrayBuffer });
  fireEvent.change(input, { target: { files: [file] } });
  return onText;
}

test('A file in the Shift_JIS of Excel is read', async () => {
  const onText = choose(async () => Uint8Array.of(0x8d, 0xb2, 0x93, 0xa1).buffer);
  await vi.waitFor(() => expect(onText).toHaveBeenCalledExactlyOnceWith('佐藤'));
});

test('A file that cannot be read says so', async () => {
  const onText = choose(() => Promise.reject(new DOMException('gone', 'NotReadableError')));
  await vi.waitFor(() =>
    expect(notifications.current()?.title).toBe(platformMessages.fileUnreadable),
  );
  expect(onText).not.toHaveBeenCalled();
});
