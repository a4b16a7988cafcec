const isList = (element: Element | null | undefined) => element?.matches('ul, ol') ?? false;

/** Whether a list begins with a deeper list instead of an item. */
const isFrame = (list: Element) => isList(list.firstElementChild);

/** Moves the items of a list to the end of the one before it, if both are of one kind. */
function joinToPrevious(list: Element): void {
  const before = list.previousElementSibling;
  if (before?.localName !== list.localName || before.lastElementChild === null) return;
  before.append(...list.childNodes);
  list.remove();
}

/**
 * Google Docs and LibreOffice put a deeper list beside its item, and begin with as many lists as the first item is deep;
 * HTML has it inside its item. LibreOffice also begins a new outer list where the kind changes: then the list before goes
 * on.
 */
export function nestLists(body: HTMLElement): void {
  for (const list of [...body.querySelectorAll('ul, ol')]) {
    const before = list.previousElementSibling;
    if (isList(list.parentElement) && before?.matches('li')) before.append(list);
    if (!isFrame(list)) continue;
    const previous = list.previousElementSibling;
    const item = isList(previous) ? previous?.lastElementChild : null;
    while (isFrame(list)) {
      const inner = list.firstElementChild;
      if (!inner) break;
      if (item) item.append(inner);
      else list.before(inner);
    }
    if (list.children.length === 0) list.remove();
    else joinToPrevious(list);
  }
}
