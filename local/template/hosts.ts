/** Hosts of AWS that texts of a template spell out, each with the address that answers for it here. */
export interface Hosts {
  /** From now on, `host` stands for `address` (host, port and path, without scheme). */
  add(host: string, target: string): void;
  /** A text with every known host replaced; with `https://` before it, by `http://` and the address. */
  rewrite(text: string): string;
}

export const createHosts = (): Hosts => {
  const targets = new Map<string, string>();
  return {
    add: (host, target) => targets.set(host, target),
    rewrite: (text) => {
      let rewritten = text;
      for (const [host, target] of targets) {
        if (!rewritten.includes(host)) continue;
        rewritten = rewritten.replaceAll(`https://${host}`, `http://${target}`).replaceAll(host, target);
      }
      return rewritten;
    },
  };
};
