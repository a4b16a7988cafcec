import { cx } from './cx.ts';

interface ProgressBarProps {
  /** Between 0 and `max`; larger values show a full bar. */
  value: number;
  max?: number;
  label: string;
  className?: string;
}

/** A native progress bar in coral; show its figures as text beside it. */
export function ProgressBar({ value, max = 100, label, className }: ProgressBarProps) {
  return (
    <progress
      aria-label={label}
      value={Math.min(Math.max(value, 0), max)}
      max={max}
      className={cx(
        'block h-3 w-full appearance-none overflow-hidden rounded-full border-0 bg-fg/15',
        '[&::-webkit-progress-bar]:bg-transparent [&::-webkit-progress-value]:rounded-full',
        '[&::-webkit-progress-value]:bg-accent [&::-webkit-progress-value]:transition-[width] [&::-webkit-progress-value]:duration-200',
        '[&::-moz-progress-bar]:rounded-full [&::-moz-progress-bar]:bg-accent',
        className,
      )}
    />
  );
}
