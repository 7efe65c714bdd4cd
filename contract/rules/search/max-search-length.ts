/** Maximum length of a search of the course list. */
export const maxSearchLength = 200;
