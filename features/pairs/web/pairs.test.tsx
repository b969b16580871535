import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { rendered } from '../../../apps/web/test-rendered.tsx';
import { pairsMessages as en } from '../pairs.messages.en.ts';
import { NamePartner } from './components/name-partner.tsx';
import type { Pair } from './pairs.queries.ts';

const ALONE = { entryId: '0197a000-0000-7000-8000-000000000001', partner: null, split: null };

describe('entering a partner by name', () => {
  test('After a lost answer the same partner has the same id, and another one another', async () => {
    const sent: string[] = [];
    vi.stubGlobal('fetch', async (_url: string, { body }: RequestInit) => {
      sent.push(JSON.parse(String(body)).id);
      throw new TypeError('the answer is lost');
    });
    rendered(<NamePartner pair={ALONE as Pair} />);
    const enter = async (name: string) => {
      const before = sent.length;
      fireEvent.change(screen.getByLabelText(en.name, { exact: false }), {
        target: { value: name },
      });
      fireEvent.click(screen.getByRole('button', { name: en.saveName }));
      await vi.waitFor(() => expect(sent).toHaveLength(before + 1));
      await vi.waitFor(() =>
        expect(screen.getByRole('button', { name: en.saveName })).toHaveProperty('disabled', false),
      );
    };
    await enter('Aoki Ren');
    await enter('Aoki Ren');
    await enter('Baba Yui');
    expect(sent[1]).toBe(sent[0]);
    expect(sent[2]).not.toBe(sent[0]);
  });

  test('A name that is too long says how long it may be', async () => {
    rendered(<NamePartner pair={ALONE as Pair} />);
    fireEvent.change(screen.getByLabelText(en.name, { exact: false }), {
      target: { value: 'x'.repeat(81) },
    });
    fireEvent.click(screen.getByRole('button', { name: en.saveName }));
    expect(await screen.findByText('At most 80 characters')).toBeTruthy();
  });
});
