import { expect, it, vi } from 'vitest';
import { RequestError } from '../../lib/http';
import { LANGUAGES } from '../../api/facts';
import { type Language } from '../../lib/words.svelte';
import { speak } from '../../lib/words.fixture';
import { whatWrong, whyNot } from './verdict';

vi.stubGlobal('document', { documentElement: {} });

const CODES = ['file', 'file-short', 'file-changed', 'file-format', 'file-secret', 'file-share', 'bad', 'too-large', 'not-now'];

it.each(Object.keys(LANGUAGES) as Language[])(
  'says what is wrong with a file by its code, whatever the server’s words: %s',
  async (language) => {
    await speak(language);
    const reasons = CODES.map((code) => whyNot(new RequestError(code, 'words of the server')));
    expect(new Set(reasons).size).toBe(CODES.length);
    expect(reasons).not.toContain(whyNot(new RequestError('no such code', '')));
    expect(whatWrong({ number: 12, was: 'draw rice', due: 'draw shrine' })).toMatch(/12.*draw rice.*draw shrine/);
  },
);
