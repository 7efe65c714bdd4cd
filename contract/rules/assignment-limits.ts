/** Files of one assignment at a time. */
export const maxAssignmentFiles = 5;

/** Maximum size of one of them in bytes, which fits the gateway's limit after base64. */
export const maxAssignmentFileBytes = 4 * 1024 * 1024;

/** Characters of the evidence for one criterion. */
export const maxEvidenceCharacters = 300;
