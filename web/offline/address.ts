/** The page that the service worker shows without a network. With a network it shows the saved passes too. */
export const OFFLINE_PAGE = '/sin-conexion.html';
