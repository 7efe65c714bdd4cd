/** AWS hosts that a template spells out, with their local replacements. */
export interface Hosts {
  /** Replaces `host` by `target` (host, port and path, without scheme) from now on. */
  add(host: string, target: string): void;
  /** Replaces every known host in a text; `https://` before it becomes `http://`. */
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
