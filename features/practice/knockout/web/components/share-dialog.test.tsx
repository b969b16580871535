import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { queryClient } from '#platform/web/offline/query-client.ts';
import { rendered } from '../../../../../apps/web/test-rendered.tsx';
import { knockoutMessages as en } from '../../knockout.messages.en.ts';
import { cacheKnockout, type Knockout, knockoutQuery } from '../knockout.queries.ts';
import { ShareDialog } from './share-dialog.tsx';

test.each([
  ['opened', en.shareStart, null, 'token'],
  ['ended', en.shareStop, 'token', null],
] as const)(
  'A result that arrives while the public link is being %s stays in the bracket',
  async (_, button, before, after) => {
    const drawn = { id: 'k', groupId: 1, may: { manage: true } } as Knockout;
    const knockout = { ...drawn, drawNumber: 1, shareToken: before };
    const answer = Promise.withResolvers<Response>();
    vi.stubGlobal('fetch', () => answer.promise);
    cacheKnockout(knockout);
    rendered(<ShareDialog knockout={knockout} open onClose={() => {}} />);
    fireEvent.click(screen.getByRole('button', { name: button }));
    cacheKnockout({ ...knockout, drawNumber: 2 });
    answer.resolve(Response.json({ token: 'token' }));
    const { queryKey } = knockoutQuery('k');
    await vi.waitFor(() => expect(queryClient.getQueryData(queryKey)?.shareToken).toBe(after));
    expect(queryClient.getQueryData(queryKey)?.drawNumber).toBe(2);
  },
);
