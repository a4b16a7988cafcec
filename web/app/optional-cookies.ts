/** Cookies of the analytics service named in the cookie policy: `_ga`, `_ga_<id>`, `_gid`. */
const ANALYTICS = /^_g(a|id)(_|$)/;

/** Withdraws consent: deletes the optional cookies of this browser at once, whichever domain they were set for. */
export function forgetAnalyticsCookies(): void {
  const names = document.cookie.split('; ').map((cookie) => cookie.split('=', 1)[0] ?? '');
  const labels = location.hostname.split('.');
  const domains = labels.slice(0, -1).map((_label, at) => `; Domain=${labels.slice(at).join('.')}`);
  for (const name of names.filter((each) => ANALYTICS.test(each))) {
    for (const domain of ['', ...domains]) document.cookie = `${name}=; Path=/; Max-Age=0${domain}`;
  }
}
