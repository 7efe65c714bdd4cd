/** What learners assess their own work against. Ids are stored with their assessments: never reuse one. */
export interface RubricDefinition {
  criteria: {
    id: string;
    title: string;
    /** From the best to the lowest, each by what somebody else can see in the work. */
    levels: { id: string; name: string; description: string }[];
  }[];
}
