/** Sums by term, in arrays that are reused. */
export class TermCounter {
  #sums = new Float64Array(1024);
  #terms: number[] = [];

  /** Adds a positive number to the sum of a term. */
  add(term: number, amount: number): void {
    if (term >= this.#sums.length) {
      const grown = new Float64Array(2 * term);
      grown.set(this.#sums);
      this.#sums = grown;
    }
    const sum = this.#sums[term] as number;
    if (sum === 0) this.#terms.push(term);
    this.#sums[term] = sum + amount;
  }

  /** Returns the sum of a term; 0 for a term that was not added. */
  sumOf(term: number): number {
    return this.#sums[term] ?? 0;
  }

  /** Returns the terms and their sums, in the order of first addition, and resets all sums. */
  take(): { terms: Uint32Array; sums: Float32Array } {
    const terms = Uint32Array.from(this.#terms);
    const sums = new Float32Array(terms.length);
    for (let at = 0; at < terms.length; at++) {
      const term = terms[at] as number;
      sums[at] = this.#sums[term] as number;
      this.#sums[term] = 0;
    }
    this.#terms = [];
    return { terms, sums };
  }
}
