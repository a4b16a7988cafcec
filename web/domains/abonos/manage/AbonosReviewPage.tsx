import { useSearchParams } from 'react-router-dom';
import type { PageLoad } from '../../../app/page.ts';
import { preload } from '../../../graphql/preload.ts';
import { readListView } from '../../../panel/list-address.ts';
import { PanelPage } from '../../../panel/PanelPage.tsx';
import { FilterChips } from '../../../ui/FilterChips.tsx';
import { LearntLayouts, LearntLayoutsQuery } from './LearntLayouts.tsx';
import { ReviewQueue, ReviewQueueQuery } from './ReviewQueue.tsx';
import { HISTORY, historyVariables, UploadHistory, UploadHistoryQuery } from './UploadHistory.tsx';
import { UploadReview, UploadReviewQuery } from './UploadReview.tsx';

const ADDRESS = '/admin/commercial/abonos';
const HISTORY_ADDRESS = `${ADDRESS}?vista=historial`;

const VIEWS = [
  { value: 'queue', label: 'Por revisar', address: ADDRESS },
  { value: 'history', label: 'Historial', address: HISTORY_ADDRESS },
  { value: 'layouts', label: 'Diseños aprendidos', address: `${ADDRESS}?vista=disenos` },
] as const;

type View = (typeof VIEWS)[number]['value'];

/** The view of the URL: one file, the history, the learnt layouts, or the queue. */
function viewOf(params: URLSearchParams): { file: string } | View {
  const file = params.get('archivo');
  if (file) return { file };
  const view = params.get('vista');
  return view === 'historial' ? 'history' : view === 'disenos' ? 'layouts' : 'queue';
}

export const load: PageLoad = (client, { request }) => {
  const { searchParams } = new URL(request.url);
  const view = viewOf(searchParams);
  if (view === 'queue') return preload(client, ReviewQueueQuery, {}, 'cache-and-network');
  if (view === 'layouts') return preload(client, LearntLayoutsQuery, {}, 'cache-and-network');
  if (view === 'history') {
    const variables = historyVariables(readListView(searchParams, HISTORY));
    return preload(client, UploadHistoryQuery, variables, 'cache-and-network');
  }
  return preload(client, UploadReviewQuery, { id: view.file }, 'cache-and-network');
};

/** Season passes: the queue for review, the history of uploads, and the layouts learnt from verified passes. */
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
        href={(value) => VIEWS.find((one) => one.value === value)?.address ?? ADDRESS}
        items={VIEWS}
      />
      {view === 'history' ? <UploadHistory /> : view === 'layouts' ? <LearntLayouts /> : <ReviewQueue />}
    </PanelPage>
  );
}
