/** Something that happens in one domain, to which other domains react. */
export interface DomainEvent<Facts extends unknown[], Result = void> {
  /** Calls `listener` each time that it happens, in the order of subscription. */
  subscribe(listener: (...facts: Facts) => Result): void;
  /** Calls every listener. @returns their results; if these are promises, the caller waits for them. */
  emit(...facts: Facts): Result[];
}

/**
 * Creates an event. The domain in which it happens exports it and does not know its listeners, so that two domains
 * never import each other.
 */
export function createEvent<Facts extends unknown[], Result = void>(): DomainEvent<Facts, Result> {
  const listeners: ((...facts: Facts) => Result)[] = [];
  return {
    subscribe: (listener) => void listeners.push(listener),
    emit: (...facts) => listeners.map((listener) => listener(...facts)),
  };
}
