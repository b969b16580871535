import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

describe('readConfig', () => {
  it('An empty configuration means one machine, an embedded database, the demo world, and the loopback only', () => {
    expect(readConfig({})).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      demo: true,
      databaseUrl: null,
      dataDir: './data',
    });
  });

  it('An empty setting counts as missing', () => {
    expect(readConfig({ PORT: '', DEMO: '' })).toMatchObject({ port: 3000, demo: true });
  });

  it('A NODE_ENV of any name prevents no start', () => {
    expect(readConfig({ NODE_ENV: 'staging' })).toEqual(readConfig({}));
  });

  it('The demo is played unless nobody plays in it, and a still one is a demo as well', () => {
    expect(readConfig({})).toMatchObject({ demo: true, demoIsPlayed: true });
    expect(readConfig({ DEMO: 'still' })).toMatchObject({ demo: true, demoIsPlayed: false });
    expect(readConfig({ DEMO: 'off', HOST: '127.0.0.1' }).demoIsPlayed).toBe(false);
    expect(() => readConfig({ DEMO: 'still', HOST: '0.0.0.0' })).toThrow('DEMO cannot be on');
  });

  it('A configuration with a shared database has no demo unless DEMO is on', () => {
    const shared = {
      DATABASE_URL: 'postgres://user:secret@db/rallydays',
      SESSION_SECRET: 'x'.repeat(32),
      APP_ORIGIN: 'https://rallydays.example',
    };
    expect(readConfig(shared).demo).toBe(false);
    const onThisMachine = { ...shared, DEMO: 'on', APP_ORIGIN: 'http://localhost:3000' };
    expect(readConfig(onThisMachine).demo).toBe(true);
  });

  it('The direct address of a database is for one behind a pooler only, and is never printed', () => {
    const direct = { DATABASE_DIRECT_URL: 'postgres://user:hunter2@db/x', HOST: '127.0.0.1' };
    expect(() => readConfig(direct)).toThrow('DATABASE_DIRECT_URL is only for a DATABASE_URL');
    const pooled = { DATABASE_URL: 'postgres://pool/x', SESSION_SECRET: 'x'.repeat(32) };
    expect(readConfig({ ...direct, ...pooled }).databaseDirectUrl).toBe(direct.DATABASE_DIRECT_URL);
    const wrong = () => readConfig({ ...pooled, DATABASE_DIRECT_URL: 'mysql://user:hunter2@db' });
    expect(wrong).toThrow(/^(?!.*hunter2).*DATABASE_DIRECT_URL/);
  });

  it.each([
    ['a public address', { APP_ORIGIN: 'https://rallydays.example' }],
    ['a public address that begins like the loopback', { APP_ORIGIN: 'http://127.0.0.1.example' }],
    ['an address in the local network', { APP_ORIGIN: 'http://192.168.1.5:3000' }],
    ['a host that others reach', { HOST: '0.0.0.0' }],
    ['a host whose name begins like the loopback', { HOST: '127.example' }],
    [
      'a public address beside a shared database',
      {
        DEMO: 'on',
        DATABASE_URL: 'postgres://db/x',
        SESSION_SECRET: 'x'.repeat(32),
        APP_ORIGIN: 'https://rallydays.example',
      },
    ],
  ])('The demo at %s is refused, by name', (_, settings) => {
    expect(() => readConfig(settings)).toThrow(ConfigError);
    expect(() => readConfig(settings)).toThrow(/^DEMO cannot be on while (APP_ORIGIN|HOST) is/);
    expect(readConfig({ APP_ORIGIN: 'https://a.example', ...settings, DEMO: 'off' }).demo).toBe(
      false,
    );
  });

  it.each(['http://localhost:3000', 'http://127.0.0.1:8080', 'http://[::1]:3000'])(
    'The demo can be opened at %s, independent of where it listens',
    (origin) => {
      expect(readConfig({ APP_ORIGIN: origin, HOST: '0.0.0.0' }).demo).toBe(true);
    },
  );

  it.each([
    ['PORT', 'ninety', 'PORT cannot be "ninety": it takes a port number, 0 to 65535'],
    ['DEMO', 'yes', 'DEMO cannot be "yes": it takes on, off, or still'],
    ['MAIL_URL', 'http://mail', 'MAIL_URL cannot be what is set: it takes smtp://'],
    ['LOG_LEVEL', 'loud', 'it takes silent, fatal, error, warn, info, debug.'],
    ['PAYMENTS', 'real', 'PAYMENTS cannot be "real": it takes sandbox, stripe'],
    ['SESSION_SECRET', 'short', 'at least 32 characters'],
  ])('The refusal of a wrong %s names it and what it accepts', (name, value, message) => {
    expect(() => readConfig({ [name]: value })).toThrow(message);
    expect(() => readConfig({ [name]: value })).toThrow(ConfigError);
  });

  it('Stripe without its keys is refused by one line that names those that are missing', () => {
    const keys = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' };
    expect(() => readConfig({ PAYMENTS: 'stripe', ...keys })).toThrow(
      /^PAYMENTS=stripe needs STRIPE_PUBLISHABLE_KEY \(.*pk_…\)\.$/,
    );
    const all = { ...keys, STRIPE_PUBLISHABLE_KEY: 'pk_test_1' };
    expect(readConfig({ PAYMENTS: 'stripe', ...all }).payments).toMatchObject({
      kind: 'stripe',
      stripe: { ways: ['konbini'], api: null },
    });
    const wrong = { ...all, STRIPE_SECRET_KEY: 'hunter2' };
    expect(() => readConfig({ PAYMENTS: 'stripe', ...wrong })).toThrow(/STRIPE_SECRET_KEY/);
    expect(() => readConfig({ PAYMENTS: 'stripe', ...wrong })).not.toThrow(/hunter2/);
  });

  it('The fake of Stripe is refused where others can open the app', () => {
    const open = { DEMO: 'off', APP_ORIGIN: 'https://rallydays.example' };
    expect(() => readConfig({ PAYMENTS: 'fake-stripe', ...open })).toThrow(/this machine only/);
  });

  it('The refusal of a setting never repeats a secret', () => {
    const secret = { DATABASE_URL: 'mysql://user:hunter2@db' };
    expect(() => readConfig(secret)).toThrow(/DATABASE_URL/);
    expect(() => readConfig(secret)).not.toThrow(/hunter2/);
  });

  it('A shared database without a secret is refused', () => {
    expect(() => readConfig({ DATABASE_URL: 'postgres://db/x' })).toThrow(
      'SESSION_SECRET is required',
    );
  });

  it('A server that is reachable from outside is refused without its own address', () => {
    expect(() => readConfig({ DEMO: 'off' })).toThrow('APP_ORIGIN is required');
    expect(readConfig({ DEMO: 'off', HOST: '127.0.0.1' }).demo).toBe(false);
  });
});
