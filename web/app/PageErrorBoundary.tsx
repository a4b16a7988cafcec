import { Component, type ReactNode } from 'react';
import { ErrorPage } from './ErrorPage.tsx';

interface Props {
  /** A new key resets the error, because it is another page. */
  resetKey: string;
  children: ReactNode;
}

interface State {
  failedAt: string | null;
}

/** Shows the error page when a page throws while rendering; the layout around it stays. */
export class PageErrorBoundary extends Component<Props, State> {
  override state: State = { failedAt: null };

  static getDerivedStateFromError(): Partial<State> {
    // The key is not known here; `getDerivedStateFromProps` fills it in.
    return { failedAt: '' };
  }

  static getDerivedStateFromProps({ resetKey }: Props, { failedAt }: State): State {
    if (failedAt === '') return { failedAt: resetKey };
    return { failedAt: failedAt === resetKey ? failedAt : null };
  }

  override render() {
    return this.state.failedAt === null ? this.props.children : <ErrorPage />;
  }
}
