import type { ComponentProps } from 'react';

/** A field that nobody sees or reaches; programs that fill in every field give themselves away by it. */
export function Trap(input: ComponentProps<'input'>) {
  return (
    <div aria-hidden="true" className="absolute -left-[999rem]">
      <label>
        No rellenes este campo
        <input type="text" tabIndex={-1} autoComplete="off" {...input} />
      </label>
    </div>
  );
}
