import type { Page } from 'playwright-core';

// The tab of the profile where notifications are switched on and off, as several journeys find it.

export const PUSH_PAGE = '/perfil?seccion=notificaciones';

export const activate = (page: Page) => page.getByRole('button', { name: 'Activar', exact: true });
export const deactivate = (page: Page) => page.getByRole('button', { name: 'Desactivar', exact: true });
