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

/** A tone that sounds later than this many milliseconds after its verdict would be taken for that of another person. */
const LATEST = 400;

/** Says a verdict without the screen. */
export function signal(colour: DoorColour): void {
  navigator.vibrate?.(SIGNALS[colour].vibration);
  if (!audio) return;
  if (audio.state === 'running') {
    sound(audio, colour);
    return;
  }
  // The device has taken the sound away, for example during a call or while the screen was off.
  const asked = performance.now();
  const awake = audio;
  awake.resume().then(
    () => performance.now() - asked < LATEST && sound(awake, colour),
    () => undefined,
  );
}

function sound(context: AudioContext, colour: DoorColour): void {
  let start = context.currentTime;
  for (const [hertz, seconds] of SIGNALS[colour].tones) {
    const tone = context.createOscillator();
    const loudness = context.createGain();
    tone.frequency.value = hertz;
    tone.type = colour === 'RED' ? 'sawtooth' : 'sine';
    loudness.gain.value = 0.25;
    tone.connect(loudness).connect(context.destination);
    tone.start(start);
    tone.stop(start + seconds);
    start += seconds + PAUSE;
  }
}
