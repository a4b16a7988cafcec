import type { ComponentProps } from 'react';

/** A honeypot: users cannot see or reach this field, so only bots fill it in. */
export function Honeypot(input: ComponentProps<'input'>) {
  return (
    <div aria-hidden="true" className="absolute -left-[999rem]">
      <label>
        No rellenes este campo
        <input type="text" tabIndex={-1} autoComplete="off" {...input} />
      </label>
    </div>
  );
}
