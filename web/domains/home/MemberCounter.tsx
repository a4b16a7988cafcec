import { useEffect, useRef, useState } from 'react';
import { club } from '../../../api/club/club.ts';
import { ProgressBar } from '../../ui/ProgressBar.tsx';

/** The counter runs from last season's members to today's, in this number of steps. */
const { before: FROM, now: TO, goal: GOAL } = club.members;
const STEPS = 40;
const STEP_MS = 50;

/** The number of members and the goal. Without JavaScript or with reduced motion it shows today's number at once. */
export function MemberCounter() {
  const box = useRef<HTMLDivElement>(null);
  const [step, setStep] = useState(STEPS);

  useEffect(() => {
    const element = box.current;
    if (!element || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const watcher = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      watcher.disconnect();
      setStep(0);
    });
    watcher.observe(element);
    return () => watcher.disconnect();
  }, []);

  useEffect(() => {
    if (step === STEPS) return;
    const timer = setTimeout(() => setStep(step + 1), STEP_MS);
    return () => clearTimeout(timer);
  }, [step]);

  const shown = Math.round(FROM + ((TO - FROM) * step) / STEPS);
  return (
    <div ref={box} className="grid gap-4">
      <p className="flex flex-wrap items-end gap-x-3 gap-y-2">
        <span aria-hidden="true" className="figure text-score text-accent-text">
          {shown}
        </span>
        <span className="sr-only">{TO}</span>
        <span className="headline text-xl">socios</span>
      </p>
      <ProgressBar value={shown} max={GOAL} label={`Socios, de un objetivo de ${GOAL}`} />
      <p className="text-muted">
        Objetivo: {GOAL}. Faltan {GOAL - TO} para llegar a los {GOAL} socios.
      </p>
    </div>
  );
}
