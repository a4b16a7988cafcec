import { randomUUID } from 'node:crypto';

/** A client that sends documents to a test site. */
interface Caller {
  graphql(
    query: string,
    variables?: Record<string, unknown>,
  ): Promise<{ body: ReturnType<typeof JSON.parse> }>;
}

// What devices and the desk send, over HTTP; shared by the tests.

const VERDICT = 'colour reason kind type name number gate admittedAt otherMatch';
const ERRORS = '... on UserError { code message } ... on ValidationError { fields { path message } }';

interface Scanned {
  id?: string;
  gate?: string;
  device?: string;
  at?: string;
  letIn?: boolean;
}

/** Scans a code at a gate. @returns the verdict, or the error */
export async function scan(caller: Caller, matchId: number, code: string, scanned: Scanned = {}) {
  const input = {
    matchId: String(matchId),
    code,
    id: randomUUID(),
    gate: 'Puerta 1',
    device: 'lector-1',
    at: new Date().toISOString(),
    ...scanned,
  };
  const { body } = await caller.graphql(
    `mutation ($input: AdmitInput!) { admit(input: $input) { ... on AdmitSuccess { verdict { ${VERDICT} } } ${ERRORS} } }`,
    { input },
  );
  if (body.errors) throw new Error(JSON.stringify(body.errors));
  return body.data.admit.verdict ?? body.data.admit;
}

interface Queued {
  id?: string;
  code: string;
  gate?: string;
  at?: string;
}

/** Sends what waited on a device. */
export async function sync(caller: Caller, matchId: number, scans: readonly Queued[], device = 'lector-1') {
  const input = {
    matchId: String(matchId),
    device,
    scans: scans.map((one) => ({
      id: randomUUID(),
      gate: 'Puerta 1',
      at: new Date().toISOString(),
      ...one,
    })),
  };
  const { body } = await caller.graphql(
    `mutation ($input: SyncScansInput!) { syncScans(input: $input) {
       ... on SyncScansSuccess { verdicts { scanId reason } } ${ERRORS} } }`,
    { input },
  );
  if (body.errors) throw new Error(JSON.stringify(body.errors));
  return body.data.syncScans.verdicts ?? body.data.syncScans;
}

/** What the desk sees. */
export async function desk(caller: Caller, matchId: number) {
  const person = 'id type name number gate admittedAt fault firstGate firstAt';
  const { body } = await caller.graphql(
    `{ doorCounts(matchId: ${matchId}) { admitted ticketsSold conflicts counts { gate kind people } }
       doorConflicts(matchId: ${matchId}) { ${person} } admittedPeople(matchId: ${matchId}) { ${person} } }`,
  );
  if (body.errors) throw new Error(JSON.stringify(body.errors));
  return body.data;
}

export async function undo(caller: Caller, id: string, reason: string) {
  const { body } = await caller.graphql(
    `mutation ($input: UndoAdmissionInput!) { undoAdmission(input: $input) {
       ... on UndoAdmissionSuccess { matchId } ${ERRORS} } }`,
    { input: { id, reason } },
  );
  return body.errors ?? body.data.undoAdmission;
}
