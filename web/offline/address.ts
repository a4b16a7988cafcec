/** The page that the service worker shows without a network; with one it shows what is saved just the same. */
export const OFFLINE_PAGE = '/sin-conexion.html';
