const boxes = new Set<HTMLElement>();

/** The footer grows, since a gap below it would have another colour. The panel has none. */
function makeRoom(): void {
  const height = Math.max(0, ...[...boxes].map((box) => box.offsetHeight));
  const room = height > 0 ? `calc(${height}px + var(--tab-h) + 2rem)` : '';
  const footer = document.querySelector<HTMLElement>('main ~ footer');
  document.documentElement.style.scrollPaddingBottom = room;
  document.body.style.paddingBottom = footer ? '' : room;
  if (footer) footer.style.paddingBottom = room;
}

/**
 * For the `ref` of a box that stays at the bottom of the screen: the page ends above it, and controls that get the focus
 * are scrolled clear of it.
 */
export function roomAtEnd(box: HTMLElement): () => void {
  boxes.add(box);
  const observer = new ResizeObserver(makeRoom);
  observer.observe(box);
  return () => {
    observer.disconnect();
    boxes.delete(box);
    makeRoom();
  };
}
