/** Files of one assignment at a time. */
export const maxAssignmentFiles = 5;

/** Maximum size of a file in bytes; its base64 form fits within the gateway's limit. */
export const maxAssignmentFileBytes = 4 * 1024 * 1024;

/** Characters of the evidence for one criterion. */
export const maxEvidenceCharacters = 300;
