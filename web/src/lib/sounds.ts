/** Small sounds, made by the browser itself: a gong when it is your turn, a wooden tap for a card. */
import { settings } from './settings.svelte';

let audio: AudioContext | null = null;

/** Play a tone with an inharmonic overtone, like a metallophone. */
function ring(pitch: number, length: number, volume: number): void {
  if (!settings.sound || !navigator.userActivation.hasBeenActive) return; // browsers want a click first
  audio ??= new AudioContext();
  void audio.resume(); // a browser may have suspended it while the tab was hidden
  for (const [ratio, share] of [
    [1, 1],
    [2.76, 0.3],
  ] as const) {
    const tone = new OscillatorNode(audio, { frequency: pitch * ratio });
    const loud = new GainNode(audio, { gain: volume * share });
    loud.gain.exponentialRampToValueAtTime(0.0001, audio.currentTime + length);
    tone.connect(loud).connect(audio.destination);
    tone.start();
    tone.stop(audio.currentTime + length);
  }
}

/** The turn and the end ring in hidden tabs, too; the cards only where they are seen. */
export const sounds = {
  turn: () => ring(392, 1.2, 0.12),
  card: () => document.hidden || ring(880, 0.12, 0.03),
  over: () => ring(196, 2.5, 0.15),
};
