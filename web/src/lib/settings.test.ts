import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

/** Return the settings of a browser that has stored this text, and what it stores afterwards. */
async function settingsFrom(stored: string | null) {
  const saved: string[] = [];
  vi.stubGlobal('localStorage', { getItem: () => stored, setItem: (_: string, text: string) => saved.push(text) });
  const { settings } = await import('./settings.svelte');
  return { settings, saved };
}

it('asks for no confirmation of what can be undone, unless the player wants that', async () => {
  expect((await settingsFrom(null)).settings.skipConfirm).toBe(true);
});

it('reads a setting under its old name, and stores it under the new one', async () => {
  const { settings, saved } = await settingsFrom('{"swift":false,"muted":true}');
  expect([settings.skipConfirm, settings.muted]).toEqual([false, true]);
  settings.save();
  expect(JSON.parse(saved[0]!)).toMatchObject({ skipConfirm: false, muted: true });
  expect(saved[0]).not.toContain('swift');
});

it('starts with the defaults if what was stored cannot be read', async () => {
  expect((await settingsFrom('{')).settings.theme).toBe('auto');
});
