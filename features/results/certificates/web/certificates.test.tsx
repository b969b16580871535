import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { rendered } from '#platform/web/testing/rendered.tsx';
import { placesMessages as placesEn } from '../../places/places.messages.en.ts';
import { placesMessages as placesJa } from '../../places/places.messages.ja.ts';
import { sampleEvent, samplePlace, sampleResults } from '../../places/web/lib/sample-results.ts';
import type { Results } from '../../results.contract.ts';
import { certificatesMessages as en } from '../certificates.messages.en.ts';
import { certificatesMessages as ja } from '../certificates.messages.ja.ts';
import { Screen } from './screens/certificates.screen.tsx';
import { Screen as SampleScreen } from './screens/sample-certificates.screen.tsx';

const words = {
  en: { certificates: en, places: placesEn },
  ja: { certificates: ja, places: placesJa },
};

let sent: unknown[] = [];

async function open(
  results: Results,
  { path = '/organizer/tournaments/8/certificates', language = 'en' as 'en' | 'ja' } = {},
) {
  sent = [];
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    if (!address.includes('/certificates')) return Response.json(results);
    if (init?.method === 'PUT') sent.push(JSON.parse(String(init.body)));
    return Response.json({ certificates: { template: null, version: 0 } });
  });
  rendered(
    <Routes>
      <Route path="/organizer/tournaments/:id/certificates" element={<Screen />} />
      <Route path="/tournaments/:id/certificates" element={<SampleScreen />} />
    </Routes>,
    { language, path, words },
  );
  await screen.findByText('Winter Open');
}

/** The certificate that is shown; the others wait to be printed. */
const shown = () => screen.getAllByRole('article')[0]!;

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('The certificates at the desk', () => {
  test('Each of the first places gets one, and the preview changes with whom it is for', async () => {
    await open(sampleResults());
    expect(screen.getByRole('button', { name: /4 certificates/ })).toBeTruthy();
    expect(within(shown()).getByText('Aoki')).toBeTruthy();
    const whose = screen.getByRole('combobox', { name: en.whose });
    fireEvent.change(whose, { target: { value: '3' } });
    expect(within(shown()).getByText('Doi')).toBeTruthy();
    expect(shown().textContent).toContain('for third place in Singles at Winter Open');
  });

  test('What is typed is in the preview at once, and stored when it is filled in', async () => {
    await open(sampleResults());
    const title = screen.getByRole('textbox', { name: en.titleLabel });
    fireEvent.change(title, { target: { value: '' } });
    fireEvent.click(screen.getByRole('button', { name: en.save }));
    expect(screen.getByText(en.wrong)).toBeTruthy();
    expect(sent).toEqual([]);
    fireEvent.change(title, { target: { value: 'Award' } });
    expect(within(shown()).getByRole('heading', { name: 'Award' })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: en.save }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({ seenVersion: 0, template: { title: 'Award', upTo: 3 } });
  });

  test('Vertical text is for Japanese certificates only, with numbers of up to two digits upright', async () => {
    const results = sampleResults();
    const tournament = { ...results.tournament, name: '第23回 2026年大会｜Winter Open' };
    await open({ ...results, tournament });
    expect(screen.queryByText(en.direction)).toBeNull();
    fireEvent.click(screen.getByRole('radio', { name: en.languages.ja }));
    fireEvent.click(screen.getByRole('radio', { name: en.directions.vertical }));
    expect(within(shown()).getByText('第一位')).toBeTruthy();
    expect(within(shown()).getByText('23').tagName).toBe('SPAN');
    expect(within(shown()).queryByText('2026')).toBeNull();
    expect(shown().lang).toBe('ja');
  });

  test('Both of a pair stand on one certificate, each with the honorific', async () => {
    const stages = [{ ...sampleEvent().stages[0]!, places: [samplePlace(1, 1, '青木 / 馬場')] }];
    await open(sampleResults({ events: [sampleEvent({ eventType: 'Doubles', stages })] }), {
      language: 'ja',
    });
    expect(within(shown()).getAllByText('殿')).toHaveLength(2);
    expect(shown().textContent).toContain('あなたがたは');
  });

  test('Without a place there is nobody to print one for', async () => {
    const stages = [{ ...sampleEvent().stages[0]!, places: [] }];
    await open(sampleResults({ events: [sampleEvent({ stages })] }));
    expect(screen.getByText(en.noneTitle)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Print/ })).toBeNull();
  });
});

describe('The certificates that everybody sees', () => {
  test('The certificates that everybody sees are marked as samples', async () => {
    await open(sampleResults(), { path: '/tournaments/8/certificates', language: 'ja' });
    const sheets = screen.getAllByRole('article');
    expect(sheets).toHaveLength(4);
    for (const sheet of sheets) {
      expect(sheet.querySelector('[data-mark]')?.getAttribute('data-mark')).toBe(ja.sample);
    }
  });
});
