import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Heartbeat } from './heartbeat';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', { setTimeout });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function connect() {
  const sent: number[] = [];
  const silences: number[] = [];
  const heartbeat: Heartbeat = new Heartbeat(
    () => {
      sent.push(Date.now());
      heartbeat.expectAnswer();
    },
    () => silences.push(Date.now()),
  );
  heartbeat.start();
  return { heartbeat, sent, silences };
}

it('keeps asking while the server answers', () => {
  const { heartbeat, sent, silences } = connect();
  for (let second = 0; second < 60; second++) {
    heartbeat.notice();
    vi.advanceTimersByTime(1000);
  }
  expect(sent.length).toBeGreaterThan(10);
  expect(silences).toEqual([]);
});

it('notices a dead connection within ten seconds', () => {
  const { heartbeat, silences } = connect();
  heartbeat.notice();
  const last = Date.now();
  vi.advanceTimersByTime(10_000);
  expect(silences).toHaveLength(1);
  expect(silences[0]! - last).toBeLessThan(10_000);
});

it('notices a connection that never opens', () => {
  const { silences } = connect();
  vi.advanceTimersByTime(10_000);
  expect(silences).toHaveLength(1);
});

it('is silent after the end', () => {
  const { heartbeat, sent, silences } = connect();
  heartbeat.notice();
  heartbeat.stop();
  vi.advanceTimersByTime(60_000);
  expect([sent, silences]).toEqual([[], []]);
});
