import { Component, type ReactNode } from 'react';
import { ErrorPage } from './ErrorPage.tsx';

interface Props {
  /** The next one tries again: it is another page. */
  resetKey: string;
  children: ReactNode;
}

interface State {
  failedAt: string | null;
}

/** Shows the error page in place of a page that throws while it is drawn; the shell around it stays. */
export class PageErrorBoundary extends Component<Props, State> {
  override state: State = { failedAt: null };

  static getDerivedStateFromError(): Partial<State> {
    // The key of this rendering is not known here; `getDerivedStateFromProps` fills it in.
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
