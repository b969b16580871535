import { PICTURED_AT, pictured, type Screen, TEN_SCREENS } from './support/screens.ts';
import { expect, test } from './support/test.ts';

/**
 * The ten most used screens look as their pictures in docs/screenshots. Where a difference is meant, `npm run screenshots` takes them
 * again. The server's clock stands, and so does the page's, so that the dates of the demo world are those of the pictures.
 */
test.use({ world: { demo: true, at: PICTURED_AT } });

const isPayment = ({ name }: Screen) => name === 'payment';

// A payment that has begun changes other screens.
for (const screens of [
  TEN_SCREENS.filter((one) => !isPayment(one)),
  TEN_SCREENS.filter(isPayment),
]) {
  for (const language of ['en', 'ja'] as const) {
    for (const { name, open } of screens) {
      test(`The screen ${name} looks as its picture, in ${language}`, async ({ newPhone }) => {
        const phone = await newPhone({ language });
        await pictured(phone);
        await open(phone);
        await expect(phone.page).toHaveScreenshot(`${name}-${language}.png`);
      });
    }
  }
}
