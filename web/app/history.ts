import {
  type NavigateOptions,
  type Navigator,
  UNSAFE_createBrowserHistory as createBrowserHistory,
} from 'react-router-dom';

export type History = ReturnType<typeof createBrowserHistory>;

/** The browser's history, and a `Navigator` on top of it for the router. */
interface SiteHistory {
  history: History;
  navigator: Navigator;
  /** The options of the navigation that the listener is handling; the history itself does not pass them on. */
  options: () => NavigateOptions;
}

export function createSiteHistory(): SiteHistory {
  const history = createBrowserHistory({ v5Compat: true });
  let current: NavigateOptions = {};
  const withOptions = (change: History['push']): Navigator['push'] => {
    return (to, state, options = {}) => {
      current = options;
      change(to, state);
      current = {};
    };
  };
  const { createHref, createURL, encodeLocation, go, push, replace } = history;
  const navigator = {
    createHref,
    createURL,
    encodeLocation,
    go,
    push: withOptions(push),
    replace: withOptions(replace),
  };
  return { history, navigator, options: () => current };
}
