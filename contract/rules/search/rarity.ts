/** Added to the rarity of a term, so that even a word in every course counts. */
const minRarity = 0.4;

/** Returns the weight of a term that `count` of `total` texts contain (BM25's inverse document frequency). */
export const rarityOf = (count: number, total: number): number =>
  minRarity + Math.log(1 + (total - count + 0.5) / (count + 0.5));
