/** Words that turn a statement into its opposite. */
const negation =
  /\b(?:not|no|never|none|nothing|nobody|neither|nor|without|cannot|\w+n['’]t|dont|doesnt|isnt|cant|shouldnt|wont|arent|didnt)\b/i;

/** Returns whether a text contains a negation. */
export const isNegated = (text: string): boolean => negation.test(text);
