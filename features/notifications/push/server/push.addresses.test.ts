import { describe, expect, it } from 'vitest';
import { isPushAddress } from './push.addresses.provider.ts';

describe('the server calls', () => {
  it.each([
    'https://fcm.googleapis.com/fcm/send/abc',
    'https://updates.push.services.mozilla.com/wpush/v2/abc',
    'https://web.push.apple.com/abc',
    'https://wns2-par02p.notify.windows.com/w/?token=abc',
  ])('The server calls the push service at %s', (address) => {
    expect(isPushAddress(address, [])).toBe(true);
  });

  it.each([
    'http://fcm.googleapis.com/fcm/send/abc',
    'https://fcm.googleapis.com:8443/fcm/send/abc',
    'https://user@fcm.googleapis.com/fcm/send/abc',
    'https://fcm.googleapis.com.evil.example/abc',
    'https://evil.example/fcm.googleapis.com',
    'https://evilpush.apple.com.example/abc',
    'https://notpush-apple.com/abc',
    'https://127.0.0.1/abc',
    'https://[::1]/abc',
    'https://169.254.169.254/latest/meta-data',
    'file:///etc/passwd',
    'not an address',
  ])('The server never calls %s', (address) => {
    expect(isPushAddress(address, [])).toBe(false);
  });

  it('The server calls an origin that the operator allows, and no similar one', () => {
    const more = ['http://127.0.0.1:4000'];
    expect(isPushAddress('http://127.0.0.1:4000/one', more)).toBe(true);
    expect(isPushAddress('http://127.0.0.1:4001/one', more)).toBe(false);
    expect(isPushAddress('https://127.0.0.1:4000/one', more)).toBe(false);
  });
});
