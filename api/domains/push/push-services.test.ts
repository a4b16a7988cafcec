import { expect, test } from 'vitest';
import { mayConnect, pushServiceOf } from './push-services.ts';

const CONFIGURED = ['push.club.example', 'localhost:8443', '[::1]:9000'];

test.each([
  'https://fcm.googleapis.com/fcm/send/abc:APA91b',
  'https://fcm.googleapis.com:443/wp/abc',
  'https://android.googleapis.com/gcm/send/abc:APA91b',
  'https://jmt17.google.com/fcm/send/abc:APA91b',
  'https://updates.push.services.mozilla.com/wpush/v2/gAAA',
  'https://web.push.apple.com/QGu',
  'https://wns2-par02p.notify.windows.com/w/?token=BQY%3d',
])('%s is a known service', (endpoint) => {
  expect(pushServiceOf(endpoint, [])).toBe('known');
});

test.each(['https://push.club.example/x', 'https://localhost:8443/x', 'https://[::1]:9000/x'])(
  '%s is trusted by the operator',
  (endpoint) => {
    expect(pushServiceOf(endpoint, CONFIGURED)).toBe('configured');
    expect(pushServiceOf(endpoint, [])).toBeNull();
  },
);

test.each([
  'http://fcm.googleapis.com/x',
  'https://fcm.googleapis.com:8443/x',
  'https://fcm.googleapis.com.evil.example/x',
  'https://fcm.googleapis.com./x',
  'https://evilfcm.googleapis.com/x',
  'https://google.com/x',
  'https://sites.google.com/x',
  'https://push.apple.com/x',
  'https://evilpush.apple.com/x',
  'https://user@fcm.googleapis.com/x',
  'https://:secret@fcm.googleapis.com/x',
  'https://fcm.googleapis.com/x#fragment',
  'https://push.club.example:8443/x',
  'http://localhost:8443/x',
  'https://127.0.0.1/x',
  'https://169.254.169.254/latest/meta-data',
  'https://2130706433/x',
  'ftp://fcm.googleapis.com/x',
  'not an address',
  '',
])('%s is refused', (endpoint) => {
  expect(pushServiceOf(endpoint, CONFIGURED)).toBeNull();
});

test.each([
  ['142.250.184.10', true],
  ['2a00:1450:4003:80e::200a', true],
  ['127.0.0.1', false],
  ['10.1.2.3', false],
  ['172.16.0.1', false],
  ['192.168.1.1', false],
  ['169.254.169.254', false],
  ['100.64.0.1', false],
  ['0.0.0.0', false],
  ['224.0.0.1', false],
  ['255.255.255.255', false],
  ['::1', false],
  ['::', false],
  ['fe80::1', false],
  ['fd00::1', false],
  ['::ffff:127.0.0.1', false],
  ['::ffff:10.0.0.1', false],
  ['::ffff:142.250.184.10', true],
  ['64:ff9b::7f00:1', false],
  ['2002:7f00:1::', false],
  ['nonsense', false],
])('a known service may be called at %s: %s', (address, may) => {
  expect(mayConnect('known', address)).toBe(may);
  expect(mayConnect('configured', address)).toBe(true);
});
