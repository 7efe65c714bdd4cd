/** What learners assess their own work against. Ids are stored with their assessments: never reuse one. */
export interface RubricDefinition {
  criteria: {
    id: string;
    title: string;
    /** From best to worst, each described by what another person can see in the work. */
    levels: { id: string; name: string; description: string }[];
  }[];
}
