import type { SSRData } from 'urql';
import type { Prepared } from './prepare.ts';
import type { Site } from './site.tsx';

/** What the served page hands to the browser, so that it goes on where the server stopped. */
export interface ServedState {
  urql: SSRData;
  outcome: Prepared['outcome'];
  site: Site;
}

const ID = 'state';

/** The state as a script that holds data and runs nothing. No `<` survives, so no text can end it. */
export function stateScript(state: ServedState): string {
  return `<script id="${ID}" type="application/json">${JSON.stringify(state).replaceAll('<', '\\u003c')}</script>`;
}

export function readState(): ServedState {
  return JSON.parse(document.getElementById(ID)?.textContent ?? '');
}
