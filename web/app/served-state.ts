import type { SSRData } from 'urql';
import type { Prepared } from './prepare.ts';
import type { Site } from './site.tsx';

/** The state that the server hands to the browser for hydration. */
export interface ServedState {
  urql: SSRData;
  outcome: Prepared['outcome'];
  site: Site;
}

const ID = 'state';

/** The state as a data script that executes nothing. Every `<` is escaped, so no text can close the script. */
export function stateScript(state: ServedState): string {
  return `<script id="${ID}" type="application/json">${JSON.stringify(state).replaceAll('<', '\\u003c')}</script>`;
}

export function readState(): ServedState {
  return JSON.parse(document.getElementById(ID)?.textContent ?? '');
}
