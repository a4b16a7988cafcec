import { useEffect, useState, type ComponentType } from 'react';
import type { ToastListProps } from './ToastList.tsx';
import { onToast, type ToastMessage } from './toast.ts';

interface Shelf {
  List: ComponentType<ToastListProps>;
}

/** Once, in the shell. Costs nothing until the first toast, which brings the library. */
export function Toaster({ atBottom }: Pick<ToastListProps, 'atBottom'>) {
  const [messages, setMessages] = useState<readonly ToastMessage[]>([]);
  const [shelf, setShelf] = useState<Shelf>();
  useEffect(
    () =>
      onToast((message) => {
        setMessages((before) => [...before, message]);
        import('./ToastList.tsx').then(
          ({ ToastList }) => setShelf({ List: ToastList }),
          (error: unknown) => console.error('Toasts could not be loaded', error),
        );
      }),
    [],
  );
  return shelf ? <shelf.List messages={messages} atBottom={atBottom} /> : null;
}
