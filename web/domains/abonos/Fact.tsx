import type { ReactNode } from 'react';

/** A datum of a season pass with its name, within a `<dl>`. */
export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-muted">{name}</dt>
      <dd className="font-semibold wrap-anywhere tabular-nums">{children}</dd>
    </div>
  );
}
