import type { Page } from 'playwright-core';

// The profile's notifications tab, shared by several journeys.

export const PUSH_PAGE = '/perfil?seccion=notificaciones';

export const activate = (page: Page) => page.getByRole('button', { name: 'Activar', exact: true });
export const deactivate = (page: Page) => page.getByRole('button', { name: 'Desactivar', exact: true });
