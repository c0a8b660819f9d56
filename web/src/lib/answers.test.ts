import { expect, test } from 'vitest';
import { Answers } from './answers';
import type { Command, TableClient } from './table-client.svelte';

function answersAt(question: string | null, shown: number | null = 1): { answers: Answers; sent: Command[] } {
  const sent: Command[] = [];
  const client = {
    table: {
      shown,
      answers: [
        { question: 'artist', replies: ['pass', 'join'] },
        { question: 'warrior', replies: ['repel', 'flee'] },
      ],
    },
    game: { question, answers: [{ question: 'artist', reply: 'join', until: 'turn' }] },
    send: (command: Command) => sent.push(command) > 0,
  };
  return { answers: new Answers(client as unknown as TableClient), sent };
}

test('only a question on which one can pass has a button next to “pass”', () => {
  expect(answersAt('artist').answers.passable).toBe('artist');
  expect(answersAt('warrior').answers.passable).toBeNull();
  expect(answersAt(null).answers.passable).toBeNull();
});

test('a reply is set for the shown seat, and an empty one cancels it', () => {
  const { answers, sent } = answersAt(null);
  answers.set('warrior', 'repel', 'own_turn');
  answers.set('artist', '', 'own_turn');
  answers.cancel(null);
  expect(sent).toEqual([
    { do: 'answer_in_advance', seat: 1, question: 'warrior', reply: 'repel', until: 'own_turn' },
    { do: 'cancel_answer', seat: 1, question: 'artist' },
    { do: 'cancel_answer', seat: 1, question: null },
  ]);
  expect(answers.to('artist')?.reply).toBe('join');
});

test('a spectator sends nothing', () => {
  const { answers, sent } = answersAt(null, null);
  answers.set('artist', 'pass', 'turn');
  expect(sent).toEqual([]);
});
