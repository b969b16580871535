import { PICTURED_AT, pictured, SCREENS } from './support/screens.ts';
import { test } from './support/test.ts';

/** Takes a picture of each of the screens in both languages and colours, on a phone and at a desk, for people to look at. */
test.use({ world: { demo: true, at: PICTURED_AT, env: { DEMO: 'on' } } });

const FOLDER = 'test-results/screens';
const SIZES = [
  ['phone', { width: 390, height: 844 }],
  ['desk', { width: 1280, height: 800 }],
] as const;

for (const language of ['en', 'ja'] as const) {
  for (const dark of [false, true]) {
    for (const [size, box] of SIZES) {
      const variant = `${language}-${dark ? 'dark' : 'light'}-${size}`;
      test(`Every screen is pictured, ${variant}`, async ({ newPhone }) => {
        test.setTimeout(600_000);
        for (const { name, open } of SCREENS) {
          const phone = await newPhone({ language, dark, ...box });
          await pictured(phone);
          await open(phone);
          await phone.page.screenshot({ path: `${FOLDER}/${name}-${variant}.png` });
          await phone.context.close();
        }
      });
    }
  }
}
