import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { setsIn } from '#domain/scorecard/score-text.ts';
import { matchesMessages as cardJa } from '#features/matches/matches.messages.ja.ts';
import { scoreFormatsMessages as formats } from '#features/matches/score-formats/score-formats.messages.en.ts';
import { notifications } from '#platform/web/notify/notify.ts';
import type { OutboxEntry } from '#platform/web/offline/outbox-entry.ts';
import { outbox } from '#platform/web/offline/use-outbox.ts';
import { handshakeMessages as en } from '../handshake.messages.en.ts';
import { handshakeMessages as ja } from '../handshake.messages.ja.ts';
// The card is a chunk of its own: a busy machine needs longer to load it than a test waits.
import './components/format-result.tsx';
import { openPhone, readNext } from './components/sample-phone.tsx';
import { OWN_RESULT, submitOwnResult } from './lib/day-outbox.ts';
import { dayMatch, entered, ownMatches } from './lib/sample-matches.ts';
import type { TypedScore } from './lib/typed-score.ts';

const HERE = '/my-matches/8';
const CARD = `${HERE}/${dayMatch().stageId}/1-0`;
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const question = async () => within(await screen.findByRole('alertdialog', { hidden: true }));
const sentOnce = (sent: readonly unknown[]) =>
  vi.waitFor(() => expect(sent).toHaveLength(1)).then(() => sent[0]);

beforeEach(() => sessionStorage.clear());
describe('a match without a result', () => {
  test('The own match leads to its card while results are entered', async () => {
    await openPhone(HERE, { own: ownMatches([dayMatch()]) });
    const link = await screen.findByRole('link', { name: en.enter });
    expect(link.getAttribute('href')).toBe(CARD);
  });

  test('The card that is opened by a tap waits for digits, and its button stays in sight', async () => {
    await openPhone(HERE, { own: ownMatches([dayMatch()]) });
    fireEvent.click(await screen.findByRole('link', { name: en.enter }));
    await vi.waitFor(() =>
      expect(document.activeElement?.getAttribute('name')).toBe('sets.0.player1Score'),
    );
    expect(screen.getByRole('button', { name: en.send }).closest('.bottom')).not.toBeNull();
  });

  test('The card of a match without a format counts as the sport of the tournament does', async () => {
    const own = ownMatches([dayMatch({ scoreFormat: null })]);
    await openPhone(CARD, { own, language: 'ja' });
    expect(await screen.findByText(cardJa.set(1, 'game'))).toBeTruthy();
    expect(screen.getByText(cardJa.setsWon('game'))).toBeTruthy();
  });

  test('Before the desk has opened the day nothing is entered, and the screen says when', async () => {
    await openPhone(HERE, { own: ownMatches([dayMatch()], { isOpen: false }) });
    expect(await screen.findByText(en.notOpen)).toBeTruthy();
    expect(screen.queryByRole('link', { name: en.enter })).toBeNull();
  });

  test('Once the day is over nothing is entered, and the screen does not promise it', async () => {
    const own = ownMatches([dayMatch()], { isOpen: false, isOver: true });
    await openPhone(HERE, { own });
    expect(await screen.findByText(en.overText)).toBeTruthy();
    expect(screen.queryByText(en.notOpenText)).toBeNull();
    expect(screen.queryByRole('link', { name: en.enter })).toBeNull();
  });

  test('A match whose opponent is not known yet has no card', async () => {
    const own = ownMatches([{ ...dayMatch(), player2: null }]);
    await openPhone(HERE, { own });
    expect(await screen.findByText(en.notKnown)).toBeTruthy();
    expect(screen.queryByRole('link', { name: en.enter })).toBeNull();
  });

  test('What is played next comes before what is settled', async () => {
    const settled = entered({ state: 'confirmed' });
    const next = dayMatch({ matchId: '2-0', place: { ...settled.place, round: 2 } as never });
    await openPhone(HERE, { own: ownMatches([settled, next]) });
    const [first, second] = await screen.findAllByRole('listitem');
    expect(within(first!).getByRole('link', { name: en.enter })).toBeTruthy();
    expect(within(second!).getByText(en.states.confirmed)).toBeTruthy();
  });
});

describe('a result that the other side has entered', () => {
  test.each([
    ['en', en],
    ['ja', ja],
  ] as const)(
    'In %s the reader is asked with the score as the other side says it',
    async (language, t) => {
      await openPhone(HERE, { own: ownMatches([entered()]), language });
      expect(await screen.findByText(t.asked('Baba Yui', '0–1'))).toBeTruthy();
      expect(screen.getByRole('link', { name: t.no }).getAttribute('href')).toBe(CARD);
    },
  );

  test.each([
    ['en', en],
    ['ja', ja],
  ] as const)(
    'In %s the question says who has retired: the numbers alone name another winner',
    async (language, t) => {
      const result = { sets: '11-7', result: '1-0', winner: 'player2', status: 'retired' } as const;
      await openPhone(HERE, { own: ownMatches([entered({}, { result })]), language });
      const retired = t.retired('Abe Rin');
      expect(
        await screen.findByText(
          t.asked('Baba Yui', language === 'ja' ? `0–1（${retired}）` : `0–1 (${retired})`),
        ),
      ).toBeTruthy();
      expect(
        screen.getByText(['11–7', retired].join(language === 'ja' ? '・' : ' · ')),
      ).toBeTruthy();
    },
  );

  test('One tap on "Yes" agrees to the version that was shown', async () => {
    const after = { own: ownMatches([entered({ state: 'confirmed' })]) };
    const sent = await openPhone(HERE, { own: ownMatches([entered()]), after });
    press(en.yes);
    expect(await sentOnce(sent)).toEqual({
      url: `/api/tournaments/8${CARD.replace('/8', '')}/confirm`,
      body: { seenVersion: 1, isSameDevice: false },
    });
    expect(await screen.findByText(en.states.confirmed)).toBeTruthy();
  });

  test('A winner whom the points do not let expect is asked for once more, with both names', async () => {
    const own = ownMatches([entered({}, { favourite: 'player2' })]);
    const sent = await openPhone(HERE, { own });
    press(en.yes);
    const asked = await question();
    expect(asked.getByText(en.surpriseTitle('Abe Rin', 'Baba Yui'))).toBeTruthy();
    expect(sent).toEqual([]);
    fireEvent.click(asked.getByText(en.surpriseYes));
    expect(await sentOnce(sent)).toMatchObject({ body: { isSameDevice: false } });
  });

  test('A yes to a result that has changed meanwhile says so', async () => {
    const refused = { code: 'RESULT_CHANGED' };
    await openPhone(HERE, { own: ownMatches([entered()]), refused });
    press(en.yes);
    await vi.waitFor(() =>
      expect(notifications.current()?.description).toBe(en.failures.RESULT_CHANGED),
    );
  });

  test('A result of the court is asked about as the court has written it', async () => {
    await openPhone(HERE, { own: ownMatches([entered({ side: null })]) });
    expect(await screen.findByText(en.askedByCourt('1–0'))).toBeTruthy();
  });

  test('A contradicted result sends both to the desk, and asks nothing', async () => {
    await openPhone(HERE, { own: ownMatches([entered({ state: 'disputed' })]) });
    expect(await screen.findByText(en.disputedText)).toBeTruthy();
    expect(screen.queryByRole('button', { name: en.yes })).toBeNull();
  });
});

describe('the own entry', () => {
  const own = ownMatches([entered({ side: 'player1' })]);

  test('The reader reads who was asked, and until when', async () => {
    await openPhone(HERE, { own });
    expect(await screen.findByText(en.waitsFor('Baba Yui', '10:05'))).toBeTruthy();
    expect(screen.getByRole('link', { name: en.correct }).getAttribute('href')).toBe(CARD);
    expect(screen.queryByRole('button', { name: en.yes })).toBeNull();
  });

  test('What the guardian or the partner has entered names them, and offers no correction', async () => {
    const guardian = { kind: 'guardian', name: null } as const;
    await openPhone(HERE, { own: ownMatches([entered({ side: 'player1', author: guardian })]) });
    expect(await screen.findByText(en.enteredByGuardian)).toBeTruthy();
    expect(screen.queryByRole('link', { name: en.correct })).toBeNull();
    const partner = { kind: 'account', name: 'Chiba Ao' } as const;
    await openPhone(HERE, { own: ownMatches([entered({ side: 'player1', author: partner })]) });
    expect(await screen.findByText(en.enteredByOther('Chiba Ao'))).toBeTruthy();
  });
});

describe('a result that waits on this phone', () => {
  const match = dayMatch();
  const score = { sets: [], status: 'finished', winner: 'player1', result: '1-0' };
  const pending = (refusal: object | null, typed: object = score, ids = ['w']) => {
    const { stageId, matchId } = match;
    const meta = { tournamentId: 8, stageId, matchId, score: typed };
    const body = { player1Id: match.player1.id, player2Id: match.player2.id };
    const common = { kind: OWN_RESULT, queueKey: stageId, tries: 1, body, meta, refusal };
    let entries = ids.map((id) => ({ id, ...common })) as unknown as readonly OutboxEntry[];
    vi.spyOn(outbox, 'current').mockImplementation(() => entries);
    return vi.spyOn(outbox, 'discard').mockImplementation(async (id) => {
      entries = entries.filter((one) => one.id !== id);
    });
  };

  test('The typed result is shown as not sent, and asks nothing more', async () => {
    pending(null);
    await openPhone(HERE, { own: ownMatches([match]) });
    expect(await screen.findByText(en.notSent)).toBeTruthy();
    expect(screen.queryByRole('link', { name: en.enter })).toBeNull();
  });

  test('A pending retirement begins its card as one', async () => {
    const retired = { sets: setsIn('11-7'), status: 'retired', winner: 'player2', result: '1-0' };
    pending(null, retired);
    await openPhone(CARD, { own: ownMatches([dayMatch({ scoreFormat: null })]) });
    expect(await screen.findByRole('radio', { name: 'Abe Rin' })).toHaveProperty('checked', true);
  });

  test('The card of a new pair does not begin with the result of who was in the match before', async () => {
    const retired = { sets: setsIn('11-7'), status: 'retired', winner: 'player2', result: '1-0' };
    const refusal = { code: 'PLAYERS_CHANGED' };
    const player2 = { id: '3', name: 'Chiba Ao', club: null };
    pending(refusal, retired);
    await openPhone(CARD, { own: ownMatches([dayMatch({ scoreFormat: null, player2 })]) });
    await screen.findByRole('button', { name: en.send });
    expect(screen.queryByRole('radio', { name: 'Abe Rin' })).toBeNull();
  });

  test('A refused result of who was in the match before is discarded, and the new pair enters theirs', async () => {
    const discard = pending({ code: 'PLAYERS_CHANGED' });
    const player2 = { id: '3', name: 'Chiba Ao', club: null };
    await openPhone(HERE, { own: ownMatches([dayMatch({ player2 })]) });
    expect(await screen.findByText(en.failures.PLAYERS_CHANGED)).toBeTruthy();
    expect(screen.queryByText(en.notSent)).toBeNull();
    expect(screen.getByRole('link', { name: en.enter })).toBeTruthy();
    press(en.discard);
    await vi.waitFor(() => expect(discard.mock.calls).toEqual([['w']]));
  });

  test('A refused one says why, and is discarded in one tap', async () => {
    const discard = pending({ code: 'RESULT_ENTERED' });
    await openPhone(HERE, { own: ownMatches([match]) });
    expect(await screen.findByText(en.failures.RESULT_ENTERED)).toBeTruthy();
    press(en.discard);
    await vi.waitFor(() => expect(discard.mock.calls).toEqual([['w']]));
  });

  test('A result and its correction that were both refused are discarded in one tap', async () => {
    const discard = pending({ code: 'MATCH_CHANGED' }, score, ['first', 'corrected']);
    await openPhone(HERE, { own: ownMatches([match]) });
    press(en.discard);
    await vi.waitFor(() => expect(discard.mock.calls).toEqual([['first'], ['corrected']]));
  });

  test('Another result replaces both a refused result and its refused correction', async () => {
    const discard = pending({ code: 'MATCH_CHANGED' }, score, ['first', 'corrected']);
    const submit = vi.spyOn(outbox, 'submit').mockResolvedValue({ kind: 'waiting' });
    await submitOwnResult(8, match, score as TypedScore, 'a');
    expect(discard.mock.calls).toEqual([['first'], ['corrected']]);
    expect(submit.mock.calls[0]?.[0].body).not.toHaveProperty('follows');
  });
});

describe('the card of the own match', () => {
  const box = (side: 1 | 2) =>
    document.querySelector<HTMLInputElement>(`[name="sets.0.player${side}Score"]`)!;
  const put = async (first: string, second: string) => {
    await vi.waitFor(() => expect(box(1)).toBeTruthy());
    fireEvent.change(box(1), { target: { value: first } });
    fireEvent.change(box(2), { target: { value: second } });
    fireEvent.blur(box(2));
  };
  const submit = () => fireEvent.submit(document.querySelector('form')!);

  test('The card opens with what the own side has entered, to correct it', async () => {
    await openPhone(CARD, { own: ownMatches([entered({ side: 'player1' })]) });
    await vi.waitFor(() => expect([box(1).value, box(2).value]).toEqual(['11', '7']));
    expect(screen.getByRole('button', { name: en.send })).toHaveProperty('disabled', false);
  });

  test('A result that arrives meanwhile leaves what is typed, and the server compares the two', async () => {
    await openPhone(CARD, { own: ownMatches([dayMatch()]) });
    const enter = vi.spyOn(outbox, 'submit').mockResolvedValue({ kind: 'waiting' });
    await put('11', '7');
    const player2 = { ...dayMatch().player2, name: 'Baba Yuki' };
    const result = { ...entered().result!, sets: '11-9' };
    readNext({ own: ownMatches([entered({}, { result, player2 })]) });
    await screen.findAllByText('Baba Yuki');
    submit();
    await vi.waitFor(() => expect(enter).toHaveBeenCalledOnce());
    expect(enter.mock.calls[0]?.[0].body).toMatchObject({
      baseVersion: 0,
      sets: [{ player1Score: '11', player2Score: '7' }],
    });
  });

  test('A card that was typed against one opponent is empty for another who comes into the match', async () => {
    await openPhone(CARD, { own: ownMatches([dayMatch()]) });
    await put('11', '7');
    const player2 = { id: '3', name: 'Chiba Sora', club: null };
    readNext({ own: ownMatches([dayMatch({ player2 })]) });
    await screen.findAllByText('Chiba Sora');
    await vi.waitFor(() => expect([box(1).value, box(2).value]).toEqual(['', '']));
    readNext({ own: ownMatches([dayMatch()]) });
    await screen.findAllByText('Baba Yui');
    await vi.waitFor(() => expect([box(1).value, box(2).value]).toEqual(['11', '7']));
  });

  test('Somebody who says no with the score that is stored reads that it is confirmed', async () => {
    const after = { own: ownMatches([entered({ state: 'confirmed' })]) };
    await openPhone(CARD, { own: ownMatches([entered()]), after });
    await put('11', '7');
    submit();
    await vi.waitFor(() => expect(notifications.current()?.title).toBe(en.confirmed));
  });

  test('A score that cannot be is not sent', async () => {
    await openPhone(CARD, { own: ownMatches([dayMatch()]) });
    await put('11', '10');
    expect(screen.getByRole('button', { name: en.send })).toHaveProperty('disabled', true);
  });

  test('Somebody who says no starts with an empty card, and sends another score', async () => {
    const after = { own: ownMatches([entered({ state: 'disputed' })]) };
    const sent = await openPhone(CARD, { own: ownMatches([entered()]), after });
    expect(await screen.findByText(en.deniedTitle)).toBeTruthy();
    await vi.waitFor(() => expect(box(1).value).toBe(''));
    await put('7', '11');
    submit();
    expect(await sentOnce(sent)).toMatchObject({
      url: `/api/tournaments/8${CARD.replace('/8', '')}/dispute`,
      body: {
        seenVersion: 1,
        claim: { sets: [{ player1Score: '7', player2Score: '11' }], winner: 'player2' },
      },
    });
    await vi.waitFor(() => expect(screen.getByRole('status').textContent).toBe(HERE));
  });

  test.each([
    ['group', { kind: 'group', group: 1, number: 1 }],
    ['knockout', { kind: 'knockout', round: 1, rounds: 3, position: 0 }],
  ] as const)(
    'On the card of a %s without a format somebody who could not go on is chosen',
    async (_, place) => {
      const own = ownMatches([entered({}, { scoreFormat: null, place })]);
      const sent = await openPhone(CARD, { own });
      await put('11', '7');
      press(formats.endedEarly);
      expect(screen.getByText(formats.whoMissing)).toBeTruthy();
      expect(screen.getByRole('button', { name: en.sendClaim })).toHaveProperty('disabled', true);
      fireEvent.click(screen.getByRole('radio', { name: 'Abe Rin' }));
      submit();
      expect(await sentOnce(sent)).toMatchObject({
        body: {
          claim: {
            sets: [{ player1Score: '11', player2Score: '7' }],
            status: 'retired',
            winner: 'player2',
          },
        },
      });
    },
  );

  test('The desk may be left to decide without another score', async () => {
    const sent = await openPhone(CARD, { own: ownMatches([entered()]) });
    press(en.withoutClaim);
    expect(await sentOnce(sent)).toMatchObject({ body: { seenVersion: 1, claim: null } });
  });

  test('A winner whom the points do not let expect is asked for before it is sent', async () => {
    const own = ownMatches([entered({}, { favourite: 'player1' })]);
    const sent = await openPhone(CARD, { own });
    await put('7', '11');
    submit();
    expect((await question()).getByText(en.surpriseTitle('Baba Yui', 'Abe Rin'))).toBeTruthy();
    expect(sent).toEqual([]);
  });

  test('A match that is not one of the reader leads back', async () => {
    await openPhone(CARD.replace('1-0', '1-3'), { own: ownMatches([dayMatch()]) });
    expect(await screen.findByText(en.matchNotFound)).toBeTruthy();
  });
});
