import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { describe, expect, test, vi } from 'vitest';
import type { Output } from '#platform/shared/endpoint.ts';
import { notifications } from '#platform/web/notify/notify.ts';
import { rendered } from '../../../../apps/web/test-rendered.tsx';
import { sampleEvent, samplePlace, sampleResults } from '../../places/web/lib/sample-results.ts';
import type { Results } from '../../results.contract.ts';
import type * as contract from '../certificates.contract.ts';
import { certificatesMessages as en } from '../certificates.messages.en.ts';
import { certificatesMessages as ja } from '../certificates.messages.ja.ts';
import { usualTemplate } from '../certificates.words.policy.ts';
import { Screen } from './screens/certificates.screen.tsx';
import { Screen as SampleScreen } from './screens/sample-certificates.screen.tsx';

let sent: unknown[] = [];
/** What the next read or write is answered with. */
let stored: Stored = { template: null, version: 0 };

type Stored = Output<typeof contract.findCertificates>['certificates'];

async function open(
  results: Results,
  { path = '/organizer/tournaments/8/certificates', language = 'en' as 'en' | 'ja' } = {},
) {
  sent = [];
  stored = { template: null, version: 0 };
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    if (!address.includes('/certificates')) return Response.json(results);
    if (init?.method === 'PUT') {
      const body = JSON.parse(String(init.body));
      sent.push(body);
      if (body.seenVersion !== stored.version) {
        return Response.json({ code: 'TEMPLATE_CHANGED', requestId: 'r' }, { status: 409 });
      }
      stored = { template: body.template, version: stored.version + 1 };
    }
    return Response.json({ certificates: stored });
  });
  rendered(
    <Routes>
      <Route path="/organizer/tournaments/:id/certificates" element={<Screen />} />
      <Route path="/tournaments/:id/certificates" element={<SampleScreen />} />
    </Routes>,
    { language, path },
  );
  await screen.findByText('Winter Open');
}

/** The certificate that is shown; the others wait to be printed. */
const shown = () => screen.getAllByRole('article')[0]!;

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
    expect(screen.getByText('Please fill this in.')).toBeTruthy();
    fireEvent.change(title, { target: { value: 'x'.repeat(21) } });
    expect(screen.getByText('At most 20 characters.')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: en.save }));
    expect(sent).toEqual([]);
    fireEvent.change(title, { target: { value: 'Award' } });
    expect(within(shown()).getByRole('heading', { name: 'Award' })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: en.save }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({ seenVersion: 0, template: { title: 'Award', upTo: 3 } });
  });

  test('A text that another desk has stored meanwhile is shown or replaced by choice, and never overwritten unseen', async () => {
    await open(sampleResults());
    const title = () => screen.getByRole<HTMLInputElement>('textbox', { name: en.titleLabel });
    const save = () => fireEvent.click(screen.getByRole('button', { name: en.save }));
    fireEvent.change(title(), { target: { value: 'Mine' } });
    const usual = usualTemplate('en', 'Club');
    stored = { template: { ...usual, title: 'Theirs' }, version: 1 };
    fireEvent(window, new Event('visibilitychange'));
    expect(await screen.findByText(en.overtakenTitle)).toBeTruthy();
    save();
    await waitFor(() => expect(sent).toMatchObject([{ seenVersion: 0 }]));
    await waitFor(() =>
      expect(notifications.current()?.description).toBe(en.failures.TEMPLATE_CHANGED),
    );
    expect(title().value).toBe('Mine');
    fireEvent.click(await screen.findByRole('button', { name: en.keepMine }));
    save();
    await waitFor(() =>
      expect(sent[1]).toMatchObject({ seenVersion: 1, template: { title: 'Mine' } }),
    );
    stored = { template: { ...usual, title: 'Theirs again' }, version: 3 };
    save();
    fireEvent.click(await screen.findByRole('button', { name: en.showOther }));
    expect(title().value).toBe('Theirs again');
    expect(screen.queryByText(en.overtakenTitle)).toBeNull();
  });

  test('A stored text that is the one typed here, as after a lost answer, is not that of another desk', async () => {
    const results = sampleResults();
    await open(results);
    const type = (value: string) =>
      fireEvent.change(screen.getByRole('textbox', { name: en.titleLabel }), { target: { value } });
    const usual = usualTemplate('en', results.tournament.organizerName);
    const store = (title: string, version: number) => {
      stored = { template: { ...usual, title }, version };
      fireEvent(window, new Event('visibilitychange'));
    };
    type('Mine');
    store('Theirs', 1);
    expect(await screen.findByText(en.overtakenTitle)).toBeTruthy();
    store('Mine', 2);
    await waitFor(() => expect(screen.queryByText(en.overtakenTitle)).toBeNull());
    type('Mine, too');
    fireEvent.click(screen.getByRole('button', { name: en.save }));
    await waitFor(() => expect(sent).toMatchObject([{ seenVersion: 2 }]));
    await waitFor(() => expect(stored.template?.title).toBe('Mine, too'));
  });

  test('Own texts are stored one after the other', async () => {
    await open(sampleResults());
    for (const [at, title] of ['First', 'Second'].entries()) {
      fireEvent.change(screen.getByRole('textbox', { name: en.titleLabel }), {
        target: { value: title },
      });
      await waitFor(() =>
        expect(screen.getByRole('button', { name: en.save }).getAttribute('aria-busy')).toBeNull(),
      );
      fireEvent.click(screen.getByRole('button', { name: en.save }));
      await waitFor(() => expect(sent[at]).toMatchObject({ seenVersion: at, template: { title } }));
    }
    expect(screen.queryByText(en.overtakenTitle)).toBeNull();
  });

  test('What is typed in one language is there again after a look at the other', async () => {
    await open(sampleResults(), { language: 'ja' });
    const body = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: ja.bodyLabel });
    fireEvent.change(body(), { target: { value: '健闘をたたえます' } });
    fireEvent.click(screen.getByRole('radio', { name: ja.directions.vertical }));
    fireEvent.change(screen.getByRole('combobox', { name: ja.upToLabel }), {
      target: { value: '4' },
    });
    fireEvent.click(screen.getByRole('radio', { name: ja.languages.en }));
    expect(body().value).toBe(usualTemplate('en', '').body);
    fireEvent.click(screen.getByRole('radio', { name: ja.languages.ja }));
    expect(body().value).toBe('健闘をたたえます');
    expect(screen.getByRole('radio', { name: ja.directions.vertical })).toHaveProperty(
      'checked',
      true,
    );
    expect(screen.getByRole('combobox', { name: ja.upToLabel })).toHaveProperty('value', '4');
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
