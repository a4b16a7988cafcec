import { useEffect, useState, type ComponentType } from 'react';
import { onToast, type ToastMessage } from './toast.ts';

interface Shelf {
  List: ComponentType<{ messages: readonly ToastMessage[] }>;
}

/** Once, in the shell. Costs nothing until the first toast, which brings the library. */
export function Toaster() {
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
  return shelf ? <shelf.List messages={messages} /> : null;
}
