/** A toast message. It says what went well; an error is shown at the control that caused it, see `ActionError`. */
export interface ToastMessage {
  title: string;
  description?: string | undefined;
}

type Listener = (message: ToastMessage) => void;

let listener: Listener | undefined;
const waiting: ToastMessage[] = [];

function send(message: ToastMessage) {
  if (listener) listener(message);
  else waiting.push(message);
}

/** Shows a toast from anywhere: `toast.success('Sesión cerrada', 'Has cerrado sesión correctamente')`. */
export const toast = {
  success: (title: string, description?: string) => send({ title, description }),
};

/** Only for the Toaster: delivers the waiting messages and all later ones. Returns a function that stops it. */
export function onToast(next: Listener): () => void {
  listener = next;
  waiting.splice(0).forEach(next);
  return () => {
    if (listener === next) listener = undefined;
  };
}
