import { Navigate, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { readReturnPath } from '../../app/return-path.ts';
import { Seo } from '../../app/Seo.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { BenefitsPanel } from './BenefitsPanel.tsx';
import { LoginForm, useLoginForm } from './LoginForm.tsx';
import { RegistrationForm, useRegistrationForm } from './RegistrationForm.tsx';
import { isStaff, useViewer } from './viewer.tsx';

/** /auth, and /login and /registro with their tab selected. A signed-in user is redirected to the return path. */
export default function AuthPage() {
  const viewer = useViewer();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const tab = readTab(pathname, search);
  // Here, because only the open tab is rendered: what was typed in the other one stays.
  const login = useLoginForm();
  const registration = useRegistrationForm();

  function change(next: string) {
    const emails = [login.getValues('email'), registration.getValues('email')] as const;
    if (!emails[0]) login.setValue('email', emails[1]);
    if (!emails[1]) registration.setValue('email', emails[0]);
    return navigate(tabAddress(next, pathname, search), { replace: true, preventScrollReset: true });
  }

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
          onChange={change}
          items={[
            { id: 'login', label: 'Iniciar Sesión', panel: <LoginForm form={login} /> },
            { id: 'registro', label: 'Registrarse', panel: <RegistrationForm form={registration} /> },
          ]}
        />
      </div>
      <BenefitsPanel />
    </div>
  );
}

function readTab(pathname: string, search: URLSearchParams): 'login' | 'registro' {
  const name = search.get('tab') ?? pathname.slice(1);
  return name === 'registro' ? 'registro' : 'login';
}

/** The URL of a tab, keeping the return path, and the path, which is another page with another state. */
function tabAddress(tab: string, pathname: string, search: URLSearchParams): string {
  const params = new URLSearchParams(search);
  params.delete('tab');
  if (tab !== readTab(pathname, params)) params.set('tab', tab);
  return params.size > 0 ? `${pathname}?${params}` : pathname;
}
