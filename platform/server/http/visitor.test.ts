import { expect, test } from 'vitest';
import { deviceName } from './device-name.ts';
import { shortAddress } from './short-address.ts';

const WEBKIT = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';

test.each([
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) ${WEBKIT} Version/19.0 Mobile Safari/604.1`,
    'iPhone, Safari',
  ],
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) ${WEBKIT} Mobile Safari Line/15.1`,
    'iPhone, LINE',
  ],
  [
    `Mozilla/5.0 (iPad; CPU OS 19_0 like Mac OS X) ${WEBKIT} CriOS/150.0 Mobile Safari/604.1`,
    'iPad, Chrome',
  ],
  [
    'Mozilla/5.0 (Linux; Android 16; K) AppleWebKit/537.36 Chrome/150.0 Mobile Safari/537.36',
    'Android, Chrome',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/150 Safari/537.36 Edg/150.0',
    'Windows, Edge',
  ],
  [
    'Mozilla/5.0 (X11; CrOS x86_64 16000) AppleWebKit/537.36 Chrome/150 Safari/537.36',
    'Chromebook, Chrome',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 15.0; rv:140.0) Gecko/20100101 Firefox/140.0',
    'Mac, Firefox',
  ],
  ['curl/8', ''],
  [undefined, ''],
])('The browser %s is named "%s"', (userAgent, name) => {
  expect(deviceName(userAgent)).toBe(name);
});

test.each([
  ['203.0.113.77', '203.0.113.*'],
  ['::ffff:203.0.113.77', '203.0.113.*'],
  ['2001:db8:1:2::7', '2001:db8:1::*'],
  ['2001:db8::7', '2001:db8::*'],
  ['::1', '0::*'],
  ['somewhere', ''],
])('The address %s is shortened to "%s"', (address, short) => {
  expect(shortAddress(address)).toBe(short);
});
