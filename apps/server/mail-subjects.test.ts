import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
const files = globSync('features/**/mails.messages.{en,ja}.ts', { cwd: root });

test('The subjects of mails are found', () => {
  expect(files.length).toBeGreaterThan(8);
});

test.for(files)(
  'No subject in %s names the product or has a separate tag: the mailer adds one',
  async (file) => {
    const { mailsMessages } = (await import(resolve(root, file))) as Record<string, object>;
    for (const [key, text] of Object.entries(mailsMessages ?? {})) {
      if (!/subject$/i.test(key)) continue;
      const subject: string = typeof text === 'function' ? text('A', 'B') : text;
      expect(subject, key).not.toMatch(/RallyDays|ラリーデイズ|[【】[\]]/);
    }
  },
);
