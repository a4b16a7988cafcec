// Shared by the API and the editor, so that both understand the same addresses.

/** `www.…` or a host with a known form, then a port, path, query or fragment. */
const HOST = /^(?:www\.)?(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+\p{L}{2,}(?::\d+)?(?:[/?#]|$)/iu;
const EMAIL = /^[^\s@/:?#]+@(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}$/iu;

/**
 * The target of a link as its writer meant it: «www.club.es» and «club.es/final» are addresses of other sites, not
 * pages of ours, and «ana@club.es» is an e-mail address. Everything else stays.
 */
export function completeAddress(typed: string): string {
  const address = typed.trim();
  if (HOST.test(address)) return `https://${address}`;
  return EMAIL.test(address) ? `mailto:${address}` : typed;
}
