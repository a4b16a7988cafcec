import { type KeyboardEvent, type PointerEvent, useEffect, useEffectEvent, useRef, useState } from 'react';

export interface SortingOptions {
  /** Keys of the rows, in order. */
  keys: readonly string[];
  /** Name of a row in announcements. */
  labelOf: (key: string) => string;
  /** Moves a row to a position, counted from 0; returns false on failure, which restores the old order. */
  onMove: (key: string, position: number) => Promise<boolean>;
}

interface Held {
  key: string;
  by: 'pointer' | 'keyboard';
  order: readonly string[];
}

function placed(order: readonly string[], key: string, position: number): string[] {
  const others = order.filter((other) => other !== key);
  const at = Math.min(others.length, Math.max(0, position));
  return [...others.slice(0, at), key, ...others.slice(at)];
}

/**
 * Reorders a list by drag and drop, by keyboard (space picks up and drops, arrows move, Esc cancels) and by single
 * steps. Optimistic: the new order is shown at once, until the list itself contains it. Every move is announced.
 */
export function useSorting({ keys, labelOf, onMove }: SortingOptions) {
  const list = useRef<HTMLUListElement>(null);
  const [held, setHeld] = useState<Held | null>(null);
  const [dropped, setDropped] = useState<{ from: string; order: readonly string[] } | null>(null);
  const [announcement, announce] = useState('');
  /** Moves are sent one after the other: the server could answer two at once in the other order. */
  const moves = useRef<Promise<unknown>>(Promise.resolve());
  const known = keys.join(' ');
  const settled = dropped?.from === known ? dropped.order : keys;
  const order = held?.order ?? settled;
  const place = (key: string, among: readonly string[]) =>
    `posición ${among.indexOf(key) + 1} de ${among.length}`;

  async function drop(key: string, to: readonly string[]) {
    setHeld(null);
    if (to.join(' ') === settled.join(' ')) {
      announce(`${labelOf(key)} se queda en la ${place(key, to)}.`);
      return;
    }
    setDropped({ from: known, order: to });
    announce(`${labelOf(key)} movido a la ${place(key, to)}.`);
    const isMoved = moves.current.then(() => onMove(key, to.indexOf(key)));
    moves.current = isMoved.catch(() => undefined);
    if (await isMoved) return;
    setDropped(null);
    announce(`No se ha podido mover ${labelOf(key)}.`);
  }
  function move(key: string, by: 'pointer' | 'keyboard', position: number) {
    const next = placed(order, key, position);
    if (next.join(' ') === order.join(' ')) return;
    setHeld({ key, by, order: next });
    announce(`${labelOf(key)}, ${place(key, next)}.`);
  }
  function giveUp(key: string) {
    setHeld(null);
    announce(`Movimiento cancelado: ${labelOf(key)} vuelve a la ${place(key, settled)}.`);
  }

  /** The position of the held row if the pointer is at this height of the screen. */
  function positionAt(y: number, heldKey: string): number {
    const others = [...(list.current?.children ?? [])].filter(
      (row) => row instanceof HTMLElement && row.dataset['key'] !== heldKey,
    );
    return others.filter((row) => {
      const { top, height } = row.getBoundingClientRect();
      return top + height / 2 < y;
    }).length;
  }
  const follow = useEffectEvent((y: number) => {
    if (held?.by === 'pointer') move(held.key, 'pointer', positionAt(y, held.key));
  });
  // The pointer may be released before its last move is rendered, so the position is measured again.
  const release = useEffectEvent((y: number) => {
    if (held?.by === 'pointer') void drop(held.key, placed(held.order, held.key, positionAt(y, held.key)));
  });
  const cancel = useEffectEvent(() => {
    if (held?.by === 'pointer') giveUp(held.key);
  });
  const isDragging = held?.by === 'pointer';
  // On the window, because the handle moves away from the pointer while its row changes position.
  useEffect(() => {
    if (!isDragging) return;
    const stop = new AbortController();
    const { signal } = stop;
    window.addEventListener('pointermove', ({ clientY }) => follow(clientY), { signal });
    window.addEventListener('pointerup', ({ clientY }) => release(clientY), { signal });
    window.addEventListener('pointercancel', () => cancel(), { signal });
    return () => stop.abort();
  }, [isDragging]);

  function onKeyDown(key: string, event: KeyboardEvent) {
    const isHeld = held?.key === key;
    if (event.key === ' ' || event.key === 'Enter') {
      event.preventDefault();
      if (isHeld) void drop(key, held.order);
      else {
        setHeld({ key, by: 'keyboard', order });
        announce(
          `${labelOf(key)} levantado, ${place(key, order)}. Muévelo con las flechas, suéltalo con espacio o cancela con Escape.`,
        );
      }
      return;
    }
    if (!isHeld) return;
    const at = order.indexOf(key);
    const to = { ArrowUp: at - 1, ArrowDown: at + 1, Home: 0, End: order.length - 1 }[event.key];
    if (to === undefined && event.key !== 'Escape') return;
    // Esc cancels the move and does not close a surrounding dialog.
    event.preventDefault();
    event.stopPropagation();
    if (to === undefined) giveUp(key);
    else move(key, 'keyboard', to);
  }

  return {
    list,
    order: settled,
    /** The displayed position of each row during a move; the DOM order, and so the focus, stays until the drop. */
    placeOf: (key: string) => order.indexOf(key),
    heldKey: held?.key ?? null,
    announcement,
    /** One step up (-1) or down (1), without dragging. */
    step: (key: string, by: -1 | 1) => void drop(key, placed(settled, key, settled.indexOf(key) + by)),
    /** Spread on the handle of a row. */
    handleProps: (key: string) => ({
      'aria-pressed': held?.key === key,
      onKeyDown: (event: KeyboardEvent) => onKeyDown(key, event),
      onBlur: () => held?.key === key && held.by === 'keyboard' && giveUp(key),
      onPointerDown: (event: PointerEvent) => {
        if (event.button === 0) setHeld({ key, by: 'pointer', order });
      },
    }),
  };
}
