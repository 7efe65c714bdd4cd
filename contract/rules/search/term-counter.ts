/** Sums of numbers by term, in an array that is reused. */
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

  /** Returns the sum of a term; 0 for one without. */
  sumOf(term: number): number {
    return this.#sums[term] ?? 0;
  }

  /** Returns the terms with their sums, in the order in which they were first added, and resets all sums. */
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
