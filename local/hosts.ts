/** Hosts of AWS that texts of a template spell out, each with the address that answers for it here. */
export interface Hosts {
  /** From now on, `host` stands for `address` (host, port and path, without scheme). */
  add(host: string, address: string): void;
  /** A text with every known host replaced; with `https://` before it, by `http://` and the address. */
  rewrite(text: string): string;
}

export const createHosts = (): Hosts => {
  const addresses = new Map<string, string>();
  return {
    add: (host, address) => addresses.set(host, address),
    rewrite: (text) => {
      let rewritten = text;
      for (const [host, address] of addresses) {
        if (!rewritten.includes(host)) continue;
        rewritten = rewritten.replaceAll(`https://${host}`, `http://${address}`).replaceAll(host, address);
      }
      return rewritten;
    },
  };
};
