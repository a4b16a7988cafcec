/** What the analytics named in the cookie policy would leave behind: `_ga`, `_ga_<id>`, `_gid`. */
const ANALYTICS = /^_g(a|id)(_|$)/;

/** Takes back a permission: optional cookies that it left in this browser go at once, whichever domain they were set for. */
export function forgetAnalyticsCookies(): void {
  const names = document.cookie.split('; ').map((cookie) => cookie.split('=', 1)[0] ?? '');
  const labels = location.hostname.split('.');
  const domains = labels.slice(0, -1).map((_label, at) => `; Domain=${labels.slice(at).join('.')}`);
  for (const name of names.filter((each) => ANALYTICS.test(each))) {
    for (const domain of ['', ...domains]) document.cookie = `${name}=; Path=/; Max-Age=0${domain}`;
  }
}
