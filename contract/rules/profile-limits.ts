/** Characters of a name, also of one to print on certificates. */
export const maxNameLength = 100;

/** Characters of a headline. */
export const maxHeadlineLength = 120;

/** Characters of a bio. */
export const maxBioLength = 1000;

/** Links of a profile. */
export const maxLinks = 5;

/** Characters of a link. */
export const maxLinkLength = 300;

/** Characters of a job in the questionnaire. */
export const maxRoleLength = 80;

/** Topics that a learner may choose in the questionnaire. */
export const maxTopics = 100;
