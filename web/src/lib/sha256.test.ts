import { expect, it } from 'vitest';
import { sha256 } from './sha256';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

it.each([
  ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
  ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
  ['abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq', '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1'],
  [
    'abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmnhijklmnoijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu',
    'cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1',
  ],
])('hashes the standard’s examples: %s', (text, hash) => {
  expect(sha256(bytes(text))).toBe(hash);
});

it('hashes a million letters', () => {
  expect(sha256(bytes('a'.repeat(1_000_000)))).toBe('cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0');
});

it('agrees with the browser’s own for every length around the blocks', async () => {
  for (let length = 0; length < 200; length++) {
    const data = Uint8Array.from({ length }, (_, n) => (n * 37 + length) % 256);
    const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', data));
    expect(sha256(data)).toBe(Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join(''));
  }
});
