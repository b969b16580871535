import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

describe('the configuration', () => {
  it('needs nothing: one machine, embedded database, demo world, loopback only', () => {
    expect(readConfig({})).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      demo: true,
      databaseUrl: null,
      dataDir: './data',
    });
  });

  it('takes an empty setting as one that is not there', () => {
    expect(readConfig({ PORT: '', DEMO: '' })).toMatchObject({ port: 3000, demo: true });
  });

  it('has no demo beside a shared database unless asked for', () => {
    const shared = {
      DATABASE_URL: 'postgres://user:secret@db/rallydays',
      SESSION_SECRET: 'x'.repeat(32),
      APP_ORIGIN: 'https://rallydays.example',
    };
    expect(readConfig(shared).demo).toBe(false);
    expect(readConfig({ ...shared, DEMO: 'on' }).demo).toBe(true);
  });

  it.each([
    ['PORT', 'ninety', 'PORT cannot be "ninety": it takes a port number, 0 to 65535'],
    ['DEMO', 'yes', 'DEMO cannot be "yes": it takes on or off.'],
    ['MAIL_URL', 'http://mail', 'MAIL_URL cannot be what is set: it takes smtp://'],
    ['LOG_LEVEL', 'loud', 'it takes silent, fatal, error, warn, info, debug.'],
    ['PAYMENTS', 'real', 'PAYMENTS cannot be "real": it takes sandbox.'],
    ['SESSION_SECRET', 'short', 'at least 32 characters'],
  ])('names a wrong %s and what it accepts', (name, value, message) => {
    expect(() => readConfig({ [name]: value })).toThrow(message);
    expect(() => readConfig({ [name]: value })).toThrow(ConfigError);
  });

  it('never repeats a secret in its message', () => {
    const secret = { DATABASE_URL: 'mysql://user:hunter2@db' };
    expect(() => readConfig(secret)).toThrow(/DATABASE_URL/);
    expect(() => readConfig(secret)).not.toThrow(/hunter2/);
  });

  it('refuses a shared database without a secret', () => {
    expect(() => readConfig({ DATABASE_URL: 'postgres://db/x' })).toThrow(
      'SESSION_SECRET is required',
    );
  });

  it('refuses to be reachable from outside without knowing its own address', () => {
    expect(() => readConfig({ DEMO: 'off' })).toThrow('APP_ORIGIN is required');
    expect(readConfig({ DEMO: 'off', HOST: '127.0.0.1' }).demo).toBe(false);
  });
});
