/**
 * Players' shares of a deal, and the key that follows from them and from the dealer's secret; as in src/bali/core/shares.py and
 * dealers.py.
 */
import { fromHex, joinBytes, utf8 } from '../lib/bytes';
import { digest, hmac, sha256 } from '../lib/sha256';

/** One player's share: the commitment, and the value, or null if it was not revealed in time. */
export interface Share {
  commitment: string;
  value: string | null;
}

/** Return the commitment to a share. */
export function commitmentTo(value: string): string {
  return sha256(utf8(`bali share ${value}`));
}

/** Return the hash that commits a dealer to a secret, which is given as hexadecimal digits like all secrets here. */
export function serverCommitment(secret: string): string {
  return sha256(joinBytes(utf8('bali commitment '), fromHex(secret)));
}

/** Return whether a value has the format of a share or a commitment. */
export function isHash(value: unknown): value is string {
  return typeof value === 'string' && /^[0-9a-f]{64}$/.test(value);
}

/** Return the key for dealing: from the secret, the nonce, and the share of each seat that has one. */
export function dealKey(secret: string, nonce: string, shares: readonly (Share | null)[]): Uint8Array {
  if (shares.every((share) => share === null)) return fromHex(secret);
  const lines = shares.map((share, seat) => (share ? `${seat} ${share.commitment} ${share.value ?? '-'}` : `${seat} - -`));
  return hmac(fromHex(secret), utf8([`bali deal ${nonce}`, ...lines].join('\n')));
}

/** Return the key of a game from before version 0.7, when players added texts to the secret without a commitment. */
export function stirred(secret: string, entropy: readonly string[]): Uint8Array {
  if (!entropy.length) return fromHex(secret);
  return hmac(fromHex(secret), joinBytes(utf8('bali stirred '), ...entropy.map((text) => digest(utf8(text)))));
}
