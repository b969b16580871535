import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { notifications } from './notify/notify.ts';
import { platformMessages as en } from './platform.messages.en.ts';
import { rendered } from './testing/rendered.tsx';
import { CopyButton } from './ui/link-to-share.tsx';
import { ShareButton } from './ui/share-button.tsx';

const buttons = {
  copies: (
    <CopyButton text="https://rallydays.example" copied="Copied">
      press
    </CopyButton>
  ),
  shares: <ShareButton title="Cup" label="press" copied="Copied" />,
};
const allowed = async () => {};
const refused = () => Promise.reject(new Error('not allowed'));

it.each([
  ['copies', 'allows it', allowed, { title: 'Copied' }],
  ['copies', 'refuses it', refused, { title: en.copyFailed, variant: 'destructive' }],
  ['shares', 'allows it', allowed, { title: 'Copied' }],
  ['shares', 'refuses it', refused, { title: en.copyFailed, variant: 'destructive' }],
] as const)(
  'A button that %s an address reports what happened where the browser %s',
  async (what, _, writeText, shown) => {
    vi.stubGlobal('navigator', { clipboard: { writeText } });
    rendered(buttons[what]);
    fireEvent.click(screen.getByRole('button', { name: 'press' }));
    await vi.waitFor(() => expect(notifications.current()).toMatchObject(shown));
  },
);
