const PASSWORD = 'demo1234';

/** Runs a document. @throws Error if it has errors */
type Ask = (query: string) => Promise<Record<string, ReturnType<typeof JSON.parse>>>;

/** Signs a demonstration account in. @returns its session as a cookie */
export async function cookieOf(address: string, account: string, password = PASSWORD): Promise<string> {
  const response = await fetch(`${address}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: account.includes('@') ? account : `${account}@pmb.test`, password }),
  });
  if (!response.ok) throw new Error(`No session: ${response.status}`);
  return response.headers.getSetCookie().join('; ');
}

/** Calls the API as a demonstration account. */
export async function askAs(address: string, account: string): Promise<Ask> {
  const cookie = await cookieOf(address, account);
  return async (query) => {
    const response = await fetch(`${address}/graphql`, {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/json' },
      body: JSON.stringify({ query }),
    });
    const { data, errors } = await response.json();
    if (errors) throw new Error(JSON.stringify(errors));
    return data;
  };
}

/** Waits until something holds. @throws Error if it does not within the limit, in milliseconds */
export async function until(holds: () => boolean | Promise<boolean>, limit: number): Promise<void> {
  const end = performance.now() + limit;
  while (!(await holds())) {
    if (performance.now() > end) throw new Error(`It did not happen within ${limit / 1000} s`);
    await new Promise((resolve) => {
      setTimeout(resolve, 20);
    });
  }
}
