import { Navigate, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { readReturnPath } from '../../app/return-path.ts';
import { Seo } from '../../app/Seo.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { BenefitsPanel } from './BenefitsPanel.tsx';
import { LoginForm } from './LoginForm.tsx';
import { RegistrationForm } from './RegistrationForm.tsx';
import { isStaff, useViewer } from './viewer.tsx';

/** /auth, and /login and /registro with their tab selected. A signed-in user is redirected to the return path. */
export default function AuthPage() {
  const viewer = useViewer();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const tab = readTab(pathname, search);

  if (viewer.status === 'signed-in') {
    const target = readReturnPath(search.get('volver')) ?? (isStaff(viewer.user) ? '/admin' : '/');
    return <Navigate to={target} replace />;
  }
  return (
    <div className="wrap grid gap-8 py-10 md:py-16 lg:grid-cols-[minmax(0,28rem)_minmax(0,1fr)] lg:gap-16">
      <Seo
        title={tab === 'login' ? 'Iniciar sesión' : 'Crear cuenta'}
        description="Entra en tu cuenta del club o créala gratis para comprar entradas, comentar las noticias y llevar tu carnet digital."
        canonical="/auth"
      />
      <div>
        <h1 className="display text-display-md">{tab === 'login' ? 'Hola de nuevo' : 'Únete a la grada'}</h1>
        <Tabs
          label="Acceso"
          className="mt-6"
          value={tab}
          onChange={(next) =>
            navigate(tabAddress(next, pathname, search), { replace: true, preventScrollReset: true })
          }
          items={[
            { id: 'login', label: 'Iniciar Sesión', panel: <LoginForm /> },
            { id: 'registro', label: 'Registrarse', panel: <RegistrationForm /> },
          ]}
        />
      </div>
      <BenefitsPanel />
    </div>
  );
}

function readTab(pathname: string, search: URLSearchParams): 'login' | 'registro' {
  const name = pathname === '/auth' ? search.get('tab') : pathname.slice(1);
  return name === 'registro' ? 'registro' : 'login';
}

/** The URL of a tab, keeping the return path. */
function tabAddress(tab: string, pathname: string, search: URLSearchParams): string {
  const params = new URLSearchParams(search);
  params.delete('tab');
  if (pathname === '/auth' && tab === 'registro') params.set('tab', tab);
  const path = pathname === '/auth' ? pathname : `/${tab}`;
  return params.size > 0 ? `${path}?${params}` : path;
}
