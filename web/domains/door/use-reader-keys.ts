import { useEffect, useEffectEvent } from 'react';

/** After a pause between two keys, in milliseconds, a new code begins. Slow wireless readers and busy phones take a while. */
const LONGEST_PAUSE = 1000;
const SHORTEST_CODE = 6;

/**
 * Reads codes from a USB or Bluetooth reader, which types them like a keyboard and ends with Enter. In a text field the
 * field itself gets them.
 */
export function useReaderKeys(onCode: (code: string) => void): void {
  const read = useEffectEvent(onCode);
  useEffect(() => {
    let typed = '';
    let last = 0;
    const onKey = (event: KeyboardEvent) => {
      if (event.target instanceof HTMLInputElement || event.ctrlKey || event.altKey || event.metaKey) return;
      if (event.timeStamp - last > LONGEST_PAUSE) typed = '';
      last = event.timeStamp;
      if (event.key === 'Enter') {
        if (typed.length < SHORTEST_CODE) return;
        // Otherwise it would press the button that has the focus.
        event.preventDefault();
        event.stopPropagation();
        read(typed);
        typed = '';
      } else if (event.key.length === 1) typed += event.key;
    };
    addEventListener('keydown', onKey, { capture: true });
    return () => removeEventListener('keydown', onKey, { capture: true });
  }, []);
}
