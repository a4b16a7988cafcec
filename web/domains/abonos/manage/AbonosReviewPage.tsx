import { useSearchParams } from 'react-router-dom';
import type { PageLoad } from '../../../app/page.ts';
import { preload } from '../../../graphql/preload.ts';
import { readListView } from '../../../panel/list-address.ts';
import { PanelPage } from '../../../panel/PanelPage.tsx';
import { FilterChips } from '../../../ui/FilterChips.tsx';
import { ReviewQueue, ReviewQueueQuery } from './ReviewQueue.tsx';
import { HISTORY, historyVariables, UploadHistory, UploadHistoryQuery } from './UploadHistory.tsx';
import { UploadReview, UploadReviewQuery } from './UploadReview.tsx';

const ADDRESS = '/admin/commercial/abonos';
const HISTORY_ADDRESS = `${ADDRESS}?vista=historial`;

/** The view of the URL: one file, the history, or the queue. */
function viewOf(params: URLSearchParams): { file: string } | 'history' | 'queue' {
  const file = params.get('archivo');
  if (file) return { file };
  return params.get('vista') === 'historial' ? 'history' : 'queue';
}

export const load: PageLoad = (client, { request }) => {
  const { searchParams } = new URL(request.url);
  const view = viewOf(searchParams);
  if (view === 'queue') return preload(client, ReviewQueueQuery, {}, 'cache-and-network');
  if (view === 'history') {
    const variables = historyVariables(readListView(searchParams, HISTORY));
    return preload(client, UploadHistoryQuery, variables, 'cache-and-network');
  }
  return preload(client, UploadReviewQuery, { id: view.file }, 'cache-and-network');
};

/** Season passes: the queue for review, and the history of uploads. */
export default function AbonosReviewPage() {
  const [params] = useSearchParams();
  const view = viewOf(params);
  if (typeof view === 'object') {
    return (
      <PanelPage title="Archivo de abonos" back={{ to: HISTORY_ADDRESS, label: 'Historial' }}>
        <UploadReview key={view.file} id={view.file} />
      </PanelPage>
    );
  }
  return (
    <PanelPage
      title="Revisión de abonos"
      description="Lo que no se ha leído con seguridad espera a que alguien lo compare con el PDF."
    >
      <FilterChips
        label="Vistas"
        value={view}
        href={(value) => (value === 'history' ? HISTORY_ADDRESS : ADDRESS)}
        items={[
          { value: 'queue', label: 'Por revisar' },
          { value: 'history', label: 'Historial' },
        ]}
      />
      {view === 'history' ? <UploadHistory /> : <ReviewQueue />}
    </PanelPage>
  );
}
