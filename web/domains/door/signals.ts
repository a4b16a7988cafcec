import type { DoorColour } from '../../gql/graphql.ts';

/** Tones as [hertz, seconds], and vibration in milliseconds: each colour is told apart without looking. */
const SIGNALS: Readonly<Record<DoorColour, { tones: readonly [number, number][]; vibration: number[] }>> = {
  GREEN: { tones: [[1320, 0.12]], vibration: [80] },
  AMBER: {
    tones: [
      [660, 0.14],
      [660, 0.14],
    ],
    vibration: [120, 80, 120],
  },
  RED: { tones: [[220, 0.5]], vibration: [400] },
};
const PAUSE = 0.06;

let audio: AudioContext | undefined;

/** Call it in a click: browsers are silent before one. */
export function wakeSound(): void {
  try {
    audio ??= new AudioContext();
    void audio.resume();
  } catch {
    // Without sound the screen and the vibration say it.
  }
}

export function signal(colour: DoorColour): void {
  const { tones, vibration } = SIGNALS[colour];
  navigator.vibrate?.(vibration);
  if (audio?.state !== 'running') return;
  let start = audio.currentTime;
  for (const [hertz, seconds] of tones) {
    const tone = audio.createOscillator();
    const loudness = audio.createGain();
    tone.frequency.value = hertz;
    tone.type = colour === 'RED' ? 'sawtooth' : 'sine';
    loudness.gain.value = 0.25;
    tone.connect(loudness).connect(audio.destination);
    tone.start(start);
    tone.stop(start + seconds);
    start += seconds + PAUSE;
  }
}
