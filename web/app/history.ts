import {
  type NavigateOptions,
  type Navigator,
  UNSAFE_createBrowserHistory as createBrowserHistory,
} from 'react-router-dom';

export type History = ReturnType<typeof createBrowserHistory>;

/** The browser's history, and the same as the library's router wants it. */
export interface SiteHistory {
  history: History;
  navigator: Navigator;
  /** What the navigation that is being told to the listener asked for; the history itself does not pass it on. */
  asked: () => NavigateOptions;
}

export function createSiteHistory(): SiteHistory {
  const history = createBrowserHistory({ v5Compat: true });
  let asked: NavigateOptions = {};
  const noting = (change: History['push']): Navigator['push'] => {
    return (to, state, options = {}) => {
      asked = options;
      change(to, state);
      asked = {};
    };
  };
  const { createHref, createURL, encodeLocation, go, push, replace } = history;
  const navigator = {
    createHref,
    createURL,
    encodeLocation,
    go,
    push: noting(push),
    replace: noting(replace),
  };
  return { history, navigator, asked: () => asked };
}
