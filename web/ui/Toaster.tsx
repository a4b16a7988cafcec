import { useEffect, useState, type ComponentType } from 'react';
import type { ToastListProps } from './ToastList.tsx';
import { onToast, type ToastMessage } from './toast.ts';

interface Shelf {
  List: ComponentType<ToastListProps>;
}

/** Rendered once, in the layout. The library is lazy loaded with the first toast. */
export function Toaster({ atBottom }: Pick<ToastListProps, 'atBottom'>) {
  const [messages, setMessages] = useState<readonly ToastMessage[]>([]);
  const [shelf, setShelf] = useState<Shelf>();
  useEffect(
    () =>
      onToast((message) => {
        setMessages((before) => [...before, message]);
        import('./ToastList.tsx').then(
          ({ ToastList }) => setShelf({ List: ToastList }),
          (error: unknown) => console.error('Failed to load toasts', error),
        );
      }),
    [],
  );
  return shelf ? <shelf.List messages={messages} atBottom={atBottom} /> : null;
}
