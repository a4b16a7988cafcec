import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { createDetector } from './detect-code.ts';

/** Between two looks at the picture, in milliseconds. */
const LOOK_EVERY = 100;
/** The same code counts as shown again after it has been away for so long. */
const AWAY = 1500;

/** The picture of the camera, in which codes are looked for as long as it is on the screen. A code that nobody knows does not stop it. */
export function QrCamera({ onCode }: { onCode: (code: string) => void }) {
  const video = useRef<HTMLVideoElement>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const read = useEffectEvent(onCode);

  useEffect(() => {
    let isOn = true;
    let stream: MediaStream | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let last = { text: '', seen: 0 };

    async function start() {
      if (!navigator.mediaDevices) throw new Error('No camera without HTTPS');
      const detecting = createDetector();
      detecting.catch(() => undefined);
      stream = await navigator.mediaDevices.getUserMedia({
        video: { facingMode: 'environment', width: { ideal: 1280 } },
        audio: false,
      });
      const element = video.current;
      if (!isOn || !element) return;
      element.srcObject = stream;
      await element.play();
      const detect = await detecting;
      const look = async () => {
        try {
          const text = await detect(element);
          const now = performance.now();
          if (text && isOn) {
            const isNew = text !== last.text || now - last.seen > AWAY;
            last = { text, seen: now };
            if (isNew) read(text);
          }
        } catch (error) {
          // One bad picture; the next may be better.
          console.error('A picture could not be read', error);
        }
        if (isOn) timer = setTimeout(look, LOOK_EVERY);
      };
      void look();
    }

    start().catch((error: unknown) => {
      console.error('The camera does not start', error);
      if (isOn)
        setProblem(
          'No podemos usar la cámara: da permiso en el navegador, usa un lector o escribe el número.',
        );
    });
    return () => {
      isOn = false;
      clearTimeout(timer);
      for (const track of stream?.getTracks() ?? []) track.stop();
    };
  }, []);

  return (
    <div className="relative grid min-h-40 flex-1 place-items-center overflow-hidden rounded-lg bg-black">
      <video
        ref={video}
        muted
        playsInline
        aria-label="Imagen de la cámara"
        className="absolute inset-0 size-full object-cover"
      />
      {!problem && (
        <div aria-hidden="true" className="pointer-events-none size-48 rounded-lg border-4 border-white/80" />
      )}
      {problem && <p className="relative p-6 text-center text-white">{problem}</p>}
    </div>
  );
}
