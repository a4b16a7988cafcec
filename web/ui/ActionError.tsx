import { Alert } from './Alert.tsx';
import { cx } from './cx.ts';
import type { ActionProblem } from './use-action.ts';

interface ActionErrorProps {
  /** Nothing is shown without a problem. */
  problem: ActionProblem | null | undefined;
  className?: string;
}

/**
 * Why an action failed, beside the control that started it; announced at once. Its text comes with the page, so that it
 * can be said without a network too. See `useAction`.
 */
export function ActionError({ problem, className }: ActionErrorProps) {
  if (!problem) return null;
  return (
    <div ref={reveal} className={cx('min-w-0 scroll-my-24 text-left font-normal', className)}>
      <Alert tone="error" title={problem.title} className="p-3">
        <span className="wrap-anywhere">{problem.message}</span>
      </Alert>
    </div>
  );
}

/** The end of a long form may be below the window or behind the bar of a phone. */
function reveal(box: HTMLElement | null): void {
  box?.scrollIntoView({ block: 'nearest' });
}
