import { v7 as uuidv7 } from 'uuid';
import { linesOf } from '#domain/bracket/recorded.ts';
import type { Draw } from '#domain/bracket/vocabulary.ts';
import { makeClub, send } from './support/club.ts';
import { drawn, firstEvent, organizerPhone, PLAYERS, publishedWith } from './support/organizer.ts';
import { shows } from './support/screen.ts';
import { expect, test } from './support/test.ts';
import { words } from './support/words.ts';

/** Six of one school in a draw of sixteen (next.md, B13 (5)). */
test.use({ world: { demo: true } });

const SCHOOL = '北山中学校';
const SIX = ['相田 一', '飯田 二', '上田 三', '江田 四', '太田 五', '片田 六'];
const REDRAWS = 50;
const KNOCKOUT = {
  kind: 'knockout',
  tradition: 'table-tennis',
  thirdPlace: false,
  consolation: false,
} as const;

interface Read {
  readonly event: {
    readonly seeding: { readonly version: number };
    readonly draw: {
      readonly made: Draw;
      readonly people: readonly { readonly id: string; readonly club: string | null }[];
    };
  };
}

for (const language of ['en', 'ja'] as const) {
  test(`Six of one school among sixteen never meet in the first round, however often it is drawn, in ${language}`, async ({
    newPhone,
    playerPhone,
  }) => {
    const { eventDraws: t, publicDraws: everybody } = words[language];
    const organizer = await organizerPhone(newPhone, language);
    const { page } = organizer;
    const tournamentId = await publishedWith(organizer, PLAYERS.slice(0, 10));
    for (const name of SIX) {
      const pupil = await playerPhone(name, { language });
      await makeClub(pupil, SCHOOL, []);
      await send(pupil, 'POST', '/api/entries', { id: uuidv7(), tournamentId, agreed: true });
      await pupil.context.close();
    }
    const address = await firstEvent(organizer, tournamentId);
    await drawn(organizer, address, KNOCKOUT);
    for (let number = 1; number <= REDRAWS; number++) {
      const { event } = await send<Read>(organizer, 'GET', `${address.api}/seeding`);
      const { made, people } = event.draw;
      const pupils = new Set(people.flatMap(({ id, club }) => (club === SCHOOL ? [id] : [])));
      expect(pupils.size).toBe(SIX.length);
      const lines = linesOf(made).map((id) => id !== null && pupils.has(id));
      const met = lines.filter((isPupil, at) => at % 2 === 0 && isPupil && lines[at + 1]);
      expect(met, `draw ${number}`).toHaveLength(0);
      if (number === REDRAWS) break;
      const seen = { seenDraw: number, seenVersion: event.seeding.version };
      await send(organizer, 'POST', `${address.api}/draw`, {
        ...seen,
        writeId: uuidv7(),
        format: KNOCKOUT,
      });
    }

    // The page says so; everybody reads how often it was drawn, and checks the last one.
    await page.goto(address.steps);
    await shows(page, t.draftTitle(REDRAWS));
    await shows(page, t.noClashes.knockout);
    await organizer.axe();
    await organizer.screenshot(`same-school-${language}`, { fullPage: true });
    const published = { seenDraw: REDRAWS, seenAmendments: 0 };
    await send(organizer, 'POST', `${address.api}/draw/publish`, published);
    const parent = await newPhone({ language });
    await parent.page.goto(address.publicPage);
    await parent.page.getByRole('button', { name: everybody.check }).click();
    await shows(parent.page, everybody.equalTitle);
  });
}
